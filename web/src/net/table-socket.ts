// The socket of a table.

import type { TableCode } from "../wire/room";

export function tableSocket(code: TableCode): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${code}/socket`);
}
