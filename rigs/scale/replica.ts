import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { runtimeUser } from "@/lib/db/embedded/embedded-binaries";
import { poll } from "@/lib/base/poll";
import { freePort } from "@/e2e/support/free-port";

/** A primary and its streaming replica, from Debian's PostgreSQL, because the one from npm has no pg_basebackup. */
export interface Pair {
  primaryUrl: string;
  replicaUrl: string;
  /** Runs one statement on the replica. */
  askReplica(text: string): Promise<void>;
  /** Returns a number that grows with each of the replica's statements on the products. */
  countReads(): number;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const OPTIONS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];

/** Returns the folder of the newest installed version. */
function binaries(): string {
  const found = globSync("/usr/lib/postgresql/*/bin/pg_basebackup").sort();
  return path.dirname(found.at(-1) ?? "");
}

async function request(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGINT");
  await gone;
}

const toUrl = (port: number, database = "shop") =>
  `postgresql://shop@127.0.0.1:${port}/${database}`;

const canAnswer = (port: number) =>
  request(toUrl(port, "postgres"), "SELECT 1").then(
    () => true,
    () => false,
  );

/** The folder of both servers, and how their programs run in it. */
interface Place {
  folder: string;
  /** The account of the programs; PostgreSQL does not run as root. */
  as: { uid?: number; gid?: number };
}

function run({ folder, as }: Place, program: string, args: string[]): void {
  execFileSync(path.join(binaries(), program), args, { ...as, cwd: folder, stdio: "pipe" });
}

async function serve({ folder, as }: Place, data: string, port: number, more: string[] = []) {
  const options = [...OPTIONS, ...more, `port=${port}`].flatMap((option) => ["-c", option]);
  const server = spawn(path.join(binaries(), "postgres"), ["-D", data, ...options], {
    ...as,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  server.stderr.setEncoding("utf8");
  // An unread, full pipe would stop the server.
  server.stderr.resume();
  if (!(await poll(60, () => canAnswer(port)))) throw new Error("PostgreSQL does not answer.");
  return server;
}

async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-replica-"));
  await chmod(folder, 0o755);
  const account = await runtimeUser();
  if (account) await chown(folder, account.uid, account.gid);
  return { folder, as: account ? { uid: account.uid, gid: account.gid } : {} };
}

export async function startPair(): Promise<Pair> {
  const place = await makePlace();
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  run(place, "initdb", ["-D", "primary", "-U", "shop", "-A", "trust", "--no-sync"]);
  const primary = await serve(place, "primary", primaryPort);
  await request(toUrl(primaryPort, "postgres"), "CREATE DATABASE shop");
  const copy = ["-R", "-X", "stream", "-c", "fast", "-D", "replica"];
  run(place, "pg_basebackup", [...copy, "-d", toUrl(primaryPort, "postgres")]);
  // Its statistics are seconds late; its log is written with each statement.
  const replica = await serve(place, "replica", replicaPort, ["log_statement=all"]);
  let reads = 0;
  replica.stderr.on("data", (lines: string) => {
    reads += lines.match(/\bproducts\b/g)?.length ?? 0;
  });
  const replicaUrl = toUrl(replicaPort);
  return {
    primaryUrl: toUrl(primaryPort),
    replicaUrl,
    askReplica: (text) => request(replicaUrl, text),
    countReads: () => reads,
    stopReplica: () => end(replica),
    stop: async () => {
      await end(replica);
      await end(primary);
      await rm(place.folder, { recursive: true, force: true });
    },
  };
}
