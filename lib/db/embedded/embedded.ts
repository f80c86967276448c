import "server-only";
import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { poll } from "@/lib/base/poll";
import {
  findBinaries,
  isReachable,
  runtimeUser,
  SYSTEM_HOME,
  type Binaries,
  type RuntimeUser,
  stopWithParent,
} from "./embedded-binaries";
import {
  loopbackPort,
  findPlace,
  type Place,
  limitServerLog,
  openServerLog,
} from "./embedded-place";

/**
 * An embedded PostgreSQL server for shops without one of their own: real binaries from npm, one cluster under the
 * data folder, reachable only from this machine, with a password that never leaves it.
 */

export interface EmbeddedPostgres {
  /** URL of the database `shop`, with its owner's password. */
  url: string;
  /** Folder of the cluster; a different one than requested when the runtime account could not reach it. */
  folder: string;
  /** Settles when the server ends, for whatever reason. */
  exited: Promise<void>;
  /** Ends sessions, writes everything to disk, and waits until the server is gone. */
  stop(): Promise<void>;
}

const DATABASE = "shop";
const START_TIMEOUT_SECONDS = 60;
const STOP_TIMEOUT_SECONDS = 20;

/**
 * The log shows the state of the server but no content of tables: a refused statement, its values and the rows in
 * question may contain what people typed. The program reports its errors itself.
 */
const LOG_OPTIONS = [
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
  "log_statement=none",
  "log_min_duration_statement=-1",
  "log_checkpoints=off",
  "log_autovacuum_min_duration=-1",
];

/** Durability has no value for a cluster that lives as long as one test run. */
const THROWAWAY_OPTIONS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

interface Cluster {
  binaries: Binaries;
  user: RuntimeUser | undefined;
  folder: string;
}

interface Launch {
  password: string;
  logFile: string;
  place: Place;
  options?: string[];
}

/** Starts the cluster under `dataDir`, and creates it first when there is none. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const user = await runtimeUser();
  const binaries = await findBinaries(user);
  await mkdir(dataDir, { recursive: true });
  const folder = await clusterFolder(path.resolve(dataDir, "postgres"), user);
  const cluster = { binaries, user, folder };
  const password = await storedPassword(path.resolve(dataDir, "postgres-password"));
  await initialise(cluster, password);
  await stopLeftover(cluster);
  return launch(cluster, {
    password,
    logFile: path.resolve(dataDir, "postgres.log"),
    place: await findPlace(folder),
  });
}

/**
 * Starts a cluster in the temporary folder that is removed when it is stopped or when this process ends; tuned for
 * speed.
 */
export async function startThrowaway(): Promise<EmbeddedPostgres> {
  const user = await runtimeUser();
  const binaries = await findBinaries(user);
  const home = await mkdtemp(path.join(await temporaryHome(user), "shop-postgres-"));
  if (user) await chown(home, user.uid, user.gid);
  const cluster = { binaries, user, folder: path.join(home, "data") };
  const password = randomBytes(18).toString("base64url");
  const dismiss = stopWithParent({ ...cluster, home });
  await initialise(cluster, password, ["--no-sync"]);
  const server = await launch(cluster, {
    password,
    logFile: path.join(home, "log"),
    // Uses a port, because tests put proxies between a shop and its database.
    place: await loopbackPort(),
    options: THROWAWAY_OPTIONS,
  });
  const stop = async () => {
    dismiss();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  return { ...server, stop };
}

async function temporaryHome(user: RuntimeUser | undefined): Promise<string> {
  if (!user || (await isReachable(path.join(tmpdir(), "x"), user))) return tmpdir();
  return systemHome();
}

/** Accessible to the runtime account whatever the umask is and whichever account made it. */
async function systemHome(): Promise<string> {
  await mkdir(SYSTEM_HOME, { recursive: true });
  await chmod(SYSTEM_HOME, 0o755);
  return SYSTEM_HOME;
}

async function clusterFolder(wanted: string, user: RuntimeUser | undefined): Promise<string> {
  if (!user || (await isReachable(wanted, user))) return wanted;
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 16);
  return path.join(await systemHome(), name);
}

async function storedPassword(file: string): Promise<string> {
  const stored = await readFile(file, "utf8").catch(() => undefined);
  if (stored) return stored;
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/**
 * Creates the cluster beside its final place and moves it there when complete, so that a crash in between leaves
 * nothing incomplete.
 */
async function initialise(
  { binaries, user, folder }: Cluster,
  password: string,
  options: readonly string[] = [],
): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(partial, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await run(user, binaries.initdb, [
      `--pgdata=${partial}`,
      `--username=${DATABASE}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
      "--no-instructions",
      ...options,
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(partial, folder);
}

/** A crash of the shop can leave its database running; it is stopped before a new one starts. */
async function stopLeftover({ binaries, user, folder }: Cluster): Promise<void> {
  const pidFile = await stat(path.join(folder, "postmaster.pid")).catch(() => undefined);
  if (!pidFile) return;
  await run(user, binaries.pgCtl, ["stop", "-D", folder, "-m", "fast", "-w"]).catch(
    () => undefined,
  );
}

async function launch(
  { binaries, user, folder }: Cluster,
  { password, logFile, place, options = [] }: Launch,
): Promise<EmbeddedPostgres> {
  const settings = [...place.settings, "timezone=UTC", ...LOG_OPTIONS, ...options];
  const log = await openServerLog(logFile);
  const child = spawn(binaries.postgres, ["-D", folder, ...settings.flatMap((s) => ["-c", s])], {
    ...identity(user),
    cwd: path.parse(folder).root,
    // In a process group of its own: Ctrl-C reaches the shop first, which drains before it stops the database.
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const exited = once(child, "exit").then(() => undefined);
  const bounded = limitServerLog(logFile);
  void exited.then(() => bounded.stop());
  const address = (database: string) =>
    `postgresql://${DATABASE}:${password}@${place.authority}/${database}`;
  await waitUntilReady(address("postgres"), child, logFile);
  await createDatabase(address("postgres"));
  return { url: address(DATABASE), folder, exited, stop: () => stop(child, exited) };
}

async function waitUntilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const ready = await poll(START_TIMEOUT_SECONDS, async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start; see ${logFile}.`);
    return canConnect(url);
  });
  if (!ready) throw new Error(`PostgreSQL did not answer in time; see ${logFile}.`);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
    DATABASE,
  ]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_SECONDS * 1000);
  await exited;
  clearTimeout(timer);
}

function identity(user: RuntimeUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

async function run(user: RuntimeUser | undefined, file: string, args: string[]): Promise<void> {
  const child = spawn(file, args, {
    ...identity(user),
    cwd: path.parse(file).root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(file)} failed: ${errors.trim()}`);
}
