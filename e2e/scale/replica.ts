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
  /** Returns a number that grows with each statement of the replica on the products. */
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

async function ask(url: string, text: string): Promise<void> {
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

export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(path.join(tmpdir(), "shop-replica-"));
  await chmod(folder, 0o755);
  const account = await runtimeUser();
  if (account) await chown(folder, account.uid, account.gid);
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(binaries(), program), args, { ...as, cwd: folder, stdio: "pipe" });
  const [primaryFolder, replicaFolder] = ["primary", "replica"].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const getUrl = (port: number, database: string) =>
    `postgresql://shop@127.0.0.1:${port}/${database}`;
  const serve = async (data: string, port: number, more: string[] = []) => {
    const options = [...OPTIONS, ...more, `port=${port}`].flatMap((option) => ["-c", option]);
    const program = path.join(binaries(), "postgres");
    const server = spawn(program, ["-D", data, ...options], {
      ...as,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server.stderr.setEncoding("utf8");
    // Unread, a full pipe would stop the server.
    server.stderr.resume();
    const answers = () =>
      ask(getUrl(port, "postgres"), "SELECT 1").then(
        () => true,
        () => false,
      );
    if (!(await poll(60, answers))) throw new Error("PostgreSQL does not answer.");
    return server;
  };
  run("initdb", ["-D", primaryFolder, "-U", "shop", "-A", "trust", "--no-sync"]);
  const primary = await serve(primaryFolder, primaryPort);
  await ask(getUrl(primaryPort, "postgres"), "CREATE DATABASE shop");
  run("pg_basebackup", [
    "-R",
    "-X",
    "stream",
    "-c",
    "fast",
    "-D",
    replicaFolder,
    "-d",
    getUrl(primaryPort, "postgres"),
  ]);
  // Its statistics come seconds later; its log comes with each statement.
  const replica = await serve(replicaFolder, replicaPort, ["log_statement=all"]);
  let reads = 0;
  replica.stderr.on("data", (lines: string) => {
    reads += lines.match(/\bproducts\b/g)?.length ?? 0;
  });
  const replicaUrl = getUrl(replicaPort, "shop");
  return {
    primaryUrl: getUrl(primaryPort, "shop"),
    replicaUrl,
    askReplica: (text) => ask(replicaUrl, text),
    countReads: () => reads,
    stopReplica: () => end(replica),
    stop: async () => {
      await end(replica);
      await end(primary);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
