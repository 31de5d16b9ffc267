// Three nodes behind nginx on one PostgreSQL and one NATS, as `cargo xtask cluster` starts them: which of them has a
// table, and killing it.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { Network } from "./network";

/** nginx sends addresses that differ in their third part to nodes of its choice: among so many all are found. */
const ADDRESSES = Array.from({ length: 40 }, (_, n) => `127.0.${n}.1`);

/** Its `fail_timeout` in docs/cluster/nginx.conf, and a little, in milliseconds. */
const NGINX_LOOKS_AGAIN = 2_500;

export class Cluster {
  readonly #nodes = new Map<string, string>();
  readonly #dead = new Set<string>();
  #database = "";
  #url = "";

  private constructor(
    private readonly program: ChildProcess,
    private readonly said: Interface,
  ) {}

  static async start(): Promise<Cluster> {
    const binary = process.env.TABLIER_CLUSTER;
    if (!binary)
      throw new Error("TABLIER_CLUSTER must name the example `cluster`, as `cargo xtask test` does");
    const program = spawn(binary, {
      stdio: ["pipe", "pipe", process.env.TABLIER_LOUD ? "inherit" : "ignore"],
    });
    const cluster = new Cluster(program, createInterface({ input: program.stdout }));
    await cluster.#hears(/^The table is open: (.*)/, (line) => {
      const [, name, node] = /^Node (\w+): (.*)/.exec(line) ?? [];
      if (name && node) cluster.#nodes.set(name, node);
      cluster.#database = /^PostgreSQL: (.*)/.exec(line)?.[1] ?? cluster.#database;
      cluster.#url = /^The table is open: (.*)/.exec(line)?.[1] ?? cluster.#url;
    });
    return cluster;
  }

  /** A way to each of these nodes, through nginx; to another one while that node is dead. */
  async waysTo(names: readonly string[]): Promise<Network[]> {
    const ways: Network[] = [];
    for (const name of names) ways.push(await this.#wayTo(name));
    return ways;
  }

  get names(): string[] {
    return [...this.#nodes.keys()];
  }

  /** A node's own address. */
  address(name: string): string {
    const address = this.#nodes.get(name);
    if (!address) throw new Error(`no node is called ${name}`);
    return address;
  }

  /** How many sockets each node that lives has taken so far. */
  async sockets(): Promise<Map<string, number>> {
    const counted = this.names.map(async (name): Promise<[string, number]> => {
      const counters = await (await fetch(`${this.address(name)}/api/counters`)).json();
      return [name, (counters as { sockets: number }).sockets];
    });
    return new Map(await Promise.all(counted));
  }

  /** The node that has a table. */
  owner(code: string): string {
    const sql = `SELECT name FROM tablier.claims JOIN tablier.nodes ON node = incarnation WHERE table_code = '${code}'`;
    const args = ["-X", "-q", "-A", "-t", "-c", sql, this.#database];
    return execFileSync("psql", args, { encoding: "utf8" }).trim();
  }

  /** Kills a node at once, as a power cut would. */
  async kill(name: string): Promise<void> {
    this.#dead.add(name);
    this.program.stdin?.write(`kill ${name}\n`);
    await this.#hears(new RegExp(`^Node ${name} is dead`));
  }

  /** Starts a node, unless it lives, and waits until nginx knows it again. */
  async again(name: string): Promise<void> {
    const dead = this.#dead.delete(name);
    this.program.stdin?.write(`start ${name}\n`);
    await this.#hears(new RegExp(`^Node ${name}: `));
    if (dead) await new Promise((known) => setTimeout(known, NGINX_LOOKS_AGAIN));
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.program.once("exit", resolve));
    this.program.stdin?.end();
    await gone;
  }

  /** A table belongs to the node that took it: so one knows where nginx sends an address. */
  async #wayTo(name: string): Promise<Network> {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ game: "corona", name: "Pathfinder" });
    for (const address of ADDRESSES) {
      const way = await Network.start(this.#url, address);
      const opened = await fetch(`${way.url}/api/tables`, { method: "POST", headers, body });
      const { code } = (await opened.json()) as { code: string };
      if (this.owner(code) === name) return way;
      await way.stop();
    }
    throw new Error(`nginx sends nobody to ${name}`);
  }

  #hears(wanted: RegExp, each: (line: string) => void = () => {}): Promise<void> {
    return new Promise((heard, failed) => {
      const ended = () => failed(new Error("the cluster has ended"));
      const take = (line: string) => {
        each(line);
        if (!wanted.test(line)) return;
        this.said.off("line", take);
        this.program.off("exit", ended);
        heard();
      };
      this.said.on("line", take);
      this.program.on("exit", ended);
    });
  }
}
