// A network between a browser and the server that does what networks do: it freezes, cuts and delays.

import { connect, createServer, type Server, type Socket } from "node:net";

interface Pair {
  client: Socket;
  server: Socket;
}

export class Network {
  readonly #pairs = new Set<Pair>();
  #frozen = false;
  #whole = true;
  #delay = 0;

  private constructor(
    private readonly listener: Server,
    readonly url: string,
  ) {}

  /** Before a server, by its address. The server sees everybody come `from` this address of this machine. */
  static async start(to: string, from = "127.0.0.1"): Promise<Network> {
    const listener = createServer();
    await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
    const address = listener.address();
    if (!address || typeof address === "string") throw new Error("it listens on a port");
    const network = new Network(listener, `http://127.0.0.1:${address.port}`);
    const port = Number(new URL(to).port);
    listener.on("connection", (client) =>
      network.#take(client, () => connect({ port, host: "127.0.0.1", localAddress: from })),
    );
    return network;
  }

  /** No byte goes either way; connections stay open, and new ones are taken. */
  freeze(): void {
    this.#frozen = true;
    for (const pair of this.#pairs) this.#still(pair);
  }

  /** What was held back goes on its way. */
  thaw(): void {
    this.#frozen = false;
    for (const { client, server } of this.#pairs) {
      client.resume();
      server.resume();
    }
  }

  /** Every connection is cut, and no new one is taken. */
  cut(): void {
    this.#whole = false;
    for (const pair of this.#pairs) this.#end(pair);
  }

  mend(): void {
    this.#whole = true;
  }

  /** Whatever is sent arrives so many milliseconds later, in order. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.listener.close(closed));
  }

  #take(client: Socket, reach: () => Socket): void {
    if (!this.#whole) return void client.destroy();
    const pair = { client, server: reach() };
    this.#pairs.add(pair);
    this.#carry(pair, client, pair.server);
    this.#carry(pair, pair.server, client);
    if (this.#frozen) this.#still(pair);
  }

  #carry(pair: Pair, from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on("data", (bytes) => this.#later(() => to.writable && to.write(bytes)));
    from.on("end", () => this.#later(() => to.end()));
    from.on("error", () => this.#end(pair));
    from.on("close", () => this.#later(() => this.#end(pair)));
  }

  #later(act: () => void): void {
    if (this.#delay === 0) act();
    else setTimeout(act, this.#delay);
  }

  #still({ client, server }: Pair): void {
    client.pause();
    server.pause();
  }

  #end(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }
}
