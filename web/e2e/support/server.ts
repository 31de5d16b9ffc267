// The real server, as the binary that was built: started on a free port with a store of its own, killed, started again.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Server {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "tablier-e2e-")));
    await server.again();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server on the same store and port. */
  async again(): Promise<void> {
    const binary = process.env.TABLIER_BIN;
    if (!binary) throw new Error("TABLIER_BIN must name the tablier binary, as `cargo xtask test` does");
    const store = join(this.folder, "tables.db");
    this.#process = spawn(binary, ["serve", "--address", `127.0.0.1:${this.port}`, "--store", store], {
      stdio: process.env.TABLIER_LOUD ? "inherit" : "ignore",
    });
    for (let tries = 0; tries < 200; tries++) {
      if (await healthy(this.url)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the server did not come up");
  }

  /** Kills it at once, as a power cut would. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function healthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
