// boardgame.io with the smallest game that does what the load does at Tablier's tables: everyone may say at any time
// what they are called, and everyone at the table is told. Its settings are the ones that serve it best:
// - nothing is refused as stale, because such a move means the same whenever it is done;
// - no history of moves to undo, which would grow as long as the turn, and here a turn never ends.
// With `--plain` both are as they are when nobody says anything: a move made in a state that has passed is dropped.
// Matches are kept in memory, as is its default; with `--keep FOLDER` in files there, by the storage that it ships with.

const net = require("node:net");
const { FlatFile, Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const plain = process.argv.includes("--plain");
const keep = process.argv.indexOf("--keep");
const db = keep < 0 ? undefined : new FlatFile({ dir: process.argv[keep + 1] });

const game = {
  name: "load",
  setup: ({ ctx }) => ({ names: Array(ctx.numPlayers).fill("") }),
  disableUndo: !plain,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    name: {
      move: ({ G, playerID }, name) => {
        G.names[playerID] = name;
      },
      ignoreStaleStateID: !plain,
    },
  },
};

/**
 * A port that is free on every address, which is where it will listen. The lobby's can't be left to the system: it takes
 * 0 for "none".
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function main() {
  const apiPort = await freePort();
  const server = Server({ games: [game], db, origins: ["http://127.0.0.1"] });
  // The lobby answers 404 on the game's own port with today's koa.
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
  const { port } = appServer.address();
  console.log(`boardgame.io is open: http://127.0.0.1:${port} and its lobby http://127.0.0.1:${apiPort}`);
}

main();
