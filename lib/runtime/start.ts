import "./require-node.mjs";
import "server-only";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Session } from "node:inspector/promises";
import type { Env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { COMPILED } from "@/lib/base/programs/programs";
import { BackupScheduler } from "./background/backup-scheduler";
import { checkStart } from "./supervisor/check-start";
import { webShare } from "./supervisor/connection-budget";
import {
  claimDataDir,
  discardIncoming,
  storedSecret,
  storedVapidKeys,
} from "./supervisor/data-dir";
import { LOAD_ONLY } from "./build/load-only";
import { isWhole } from "./build/whole-build.mjs";
import { openDatabase, type OpenDatabase } from "./supervisor/open-database";
import type { Prepared, Preparing } from "./prepare";
import { startChild } from "./supervisor/start-child";
import { reportStartError } from "./supervisor/report-start-error";
import { announce, StartError, step } from "./supervisor/steps";
import { stopWithNpm } from "./supervisor/stop-with-npm";
import type { Metrics } from "./observability/supervisor-metrics";
import { WebProcesses } from "./supervisor/web-processes";
import { WorkerSupervisor } from "./background/worker-supervisor";

// The supervisor: prepares the database, then serves. This process supervises the others and holds nothing in memory
// that is needed only once: prepare.ts brings the database up to date and ends, worker.ts sends the mail while there
// is any, and the web processes answer requests.

const dev = process.argv.includes("--dev");

/** Closes everything opened, in reverse order. */
const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => log.error("Could not stop cleanly", error));
    }
    process.exit(exitCode);
  })();
  return stopping;
}

/** Stops the shop when a part ends by itself, so that the process manager restarts it whole. */
function stopWhenGone(name: string, exited: Promise<void>): void {
  void exited.then(() => {
    if (stopping) return undefined;
    log.error(`The ${name} ended unexpectedly; stopping the shop.`);
    return stop(1);
  });
}

async function openAndKeep(env: Env): Promise<OpenDatabase> {
  const database = await step("Database", async () => {
    const value = await openDatabase(env);
    return { value, text: value.description };
  });
  closers.push(() => database.close());
  stopWhenGone("database", database.exited);
  return database;
}

/** Sets the environment for all other processes of the shop. */
async function shareEnvironment(env: Env): Promise<void> {
  Object.assign(process.env, {
    // Where NODE_ENV is exported as production, programs would start from the last build (startOf).
    ...(dev ? { NODE_ENV: "development" } : { NODE_COMPILE_CACHE: COMPILED }),
    PORT: String(env.PORT),
    APP_URL: env.APP_URL,
    // next-auth reads the public origin under its own name.
    NEXTAUTH_URL: env.APP_URL,
    DATA_DIR: env.DATA_DIR,
    TRUST_PROXY: env.TRUST_PROXY,
    AUTH_SECRET: env.AUTH_SECRET ?? (await storedSecret(env.DATA_DIR)),
    ...(!env.VAPID_PUBLIC_KEY && (await storedVapidKeys(env.DATA_DIR))),
  });
}

async function prepare(env: Env): Promise<Prepared & { ownerUrl: string }> {
  const preparing = startPrepareProcess();
  closers.push(() => preparing.stop());
  const { url, webUrl, embedded } = await openAndKeep(env);
  const prepared = await preparing.prepare({ ownerUrl: url, embedded, dev });
  Object.assign(process.env, {
    DATABASE_URL: embedded ? prepared.databaseUrl : webUrl,
    DATABASE_DIRECT_URL: prepared.databaseUrl,
  });
  return { ...prepared, ownerUrl: url };
}

/** Starts adding up the measurements of the web processes, when the shop has a metrics token. */
async function openMetrics(env: Env, databaseUrl: string): Promise<Metrics | undefined> {
  if (!env.METRICS_TOKEN) return undefined;
  const { startMetrics } = await import("./observability/supervisor-metrics");
  const metrics = startMetrics(databaseUrl);
  closers.push(() => metrics.stop());
  return metrics;
}

/** Runs until the shop stops; SIGUSR2 replaces the web processes one after the other. */
async function serve(
  env: Env,
  databaseUrl: string,
  started: (web: ChildProcess) => void,
): Promise<void> {
  const { count, poolSize } = await webShare(env, databaseUrl);
  const web = await WebProcesses.start({
    // Several development servers of Next cannot work together, because they do not know of each other.
    count: dev ? 1 : count,
    args: dev ? ["--dev"] : [],
    env: {
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_POOL_SIZE: String(poolSize),
      // Otherwise glibc keeps a heap for each thread that compresses and returns no memory to the system.
      MALLOC_ARENA_MAX: "2",
    },
    started,
    ended: (pid) => {
      discardIncoming(pid, env.DATA_DIR).catch((error: unknown) => {
        log.error("What a web process was being sent could not be removed", error);
      });
    },
  });
  closers.push(() => web.stop());
  process.on("SIGUSR2", () => void web.restart());
  void web.givenUp.then(() => stop(1));
}

const EMBEDDED_NOTE =
  "Note    The embedded database is for trying the shop and for one small machine; otherwise set DATABASE_URL.";

async function main(): Promise<void> {
  const env = await checkStart();
  if (!dev && !(await isWhole())) {
    throw new StartError("The build is incomplete. Run `npm run build`.");
  }
  const claim = await claimDataDir(env.DATA_DIR);
  closers.push(() => claim.release());
  await shareEnvironment(env);
  process.stdout.write("\n");
  const { admin, demo, databaseUrl, ownerUrl } = await prepare(env);
  const backups = new BackupScheduler({ databaseUrl: ownerUrl, authSecret: env.AUTH_SECRET });
  closers.push(() => backups.stop());
  const worker = new WorkerSupervisor(databaseUrl);
  closers.push(() => worker.stop());
  const metrics = await openMetrics(env, databaseUrl);
  await serve(env, ownerUrl, (web) => metrics?.add(web));
  const trial = !env.DATABASE_URL && env.APP_URL.startsWith("https:");
  announce([
    `Shop    ${env.APP_URL}`,
    `Admin   ${admin.email}${admin.newPassword ? `  password ${admin.newPassword}  (shown only now; the first login asks for another)` : ""}`,
    ...demo.map(
      ({ label, email, password }) => `${label.padEnd(10)}  ${email}  password ${password}`,
    ),
    ...(trial ? [EMBEDDED_NOTE] : []),
  ]);
  await collectGarbage();
}

if (process.argv.includes(LOAD_ONLY)) process.exit(0);
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
stopWithNpm(() => void stop(0));

main().catch(async (error: unknown) => {
  if (stopping) return;
  reportStartError(error);
  await stop(1);
});

interface PrepareProcess {
  /** @throws StartError when it fails; the process has logged the reason by then */
  prepare(preparing: Preparing): Promise<Prepared>;
  stop(): Promise<void>;
}

/** Starts prepare.ts, which loads its modules while it waits for a database to prepare. */
function startPrepareProcess(): PrepareProcess {
  const { child, gone } = startChild("lib/runtime/prepare.ts");
  const failed = gone.then(() => {
    throw new StartError("The database could not be prepared; see the message above.");
  });
  // The error reaches the caller through the result of prepare().
  failed.catch(() => undefined);
  return {
    prepare: async (preparing) => {
      child.send(preparing);
      const [prepared] = (await Promise.race([once(child, "message"), failed])) as [Prepared];
      return prepared;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

/**
 * Returns V8's unused memory to the system. Meant for a process that does much at first and then so little that V8
 * would not collect for days. Blocks the process for some hundredths of a second.
 */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
