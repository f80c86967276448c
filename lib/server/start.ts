import type { ChildProcess } from "node:child_process";
import { prepareWebRole } from "@/lib/db/web-role";
import { EnvError, parseEnv, type Env } from "@/lib/env";
import { composeMail } from "@/lib/letters/compose";
import { log } from "@/lib/log";
import { startMailWorker } from "@/lib/mail/worker";
import { buildIfNeeded } from "./build";
import { checkPort } from "./check-port";
import { webShare } from "./connection-budget";
import { claimDataDir, storedSecret } from "./data-dir";
import { startHousekeeping } from "./housekeeping";
import { openDatabase, type OpenDatabase } from "./open-database";
import { prepareContents, prepareSchema } from "./prepare-shop";
import { announce, StartError, step } from "./steps";
import { startMetrics } from "./supervisor-metrics";
import { startUnconfirmedOrders } from "./unconfirmed-orders";
import { WebProcesses } from "./web-processes";

// `npm start`: does all that is missing, then serves. This process keeps the database and sends the
// mail; the web process beside it answers requests.

const dev = process.argv.includes("--dev");

/** What was opened, closed in reverse order. */
const closers: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;
const stopSignal = new AbortController();

function stop(exitCode: number): Promise<void> {
  stopSignal.abort();
  stopping ??= (async () => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => log.error("Could not stop cleanly", error));
    }
    process.exit(exitCode);
  })();
  return stopping;
}

/** A part that ends by itself takes the shop down, so that whoever runs it starts it whole again. */
function stopWhenGone(name: string, exited: Promise<void>): void {
  void exited.then(() => {
    if (stopping) return undefined;
    log.error(`The ${name} ended unexpectedly; stopping the shop.`);
    return stop(1);
  });
}

/** The database with the addresses under which the web process works. */
async function prepareDatabase(
  env: Env,
): Promise<OpenDatabase & { webUrl: string; webDirectUrl: string }> {
  const database = await step("Database", async () => {
    const value = await openDatabase(env);
    return { value, text: value.description };
  });
  closers.push(() => database.close());
  stopWhenGone("database", database.exited);
  await prepareSchema(database.url);
  if (!database.embedded) return { ...database, webDirectUrl: database.url };
  const webUrl = await prepareWebRole(database.url);
  return { ...database, webUrl, webDirectUrl: webUrl };
}

/** Until the shop stops; SIGUSR2 replaces the web processes one after the other. */
async function serve(
  env: Env,
  databaseUrl: string,
  started: (web: ChildProcess) => void,
): Promise<void> {
  const { count, poolSize } = await webShare(env, databaseUrl);
  const web = await WebProcesses.start({
    // One of Next's development server knows nothing of another's.
    count: dev ? 1 : count,
    args: dev ? ["--dev"] : [],
    env: {
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_POOL_SIZE: String(poolSize),
    },
    started,
  });
  closers.push(() => web.stop());
  process.on("SIGUSR2", () => void web.restart());
  void web.givenUp.then(() => stop(1));
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  await checkPort({ port: env.PORT, host: env.HOST });
  const claim = await claimDataDir(env.DATA_DIR);
  closers.push(() => claim.release());
  const secret = env.AUTH_SECRET ?? (await storedSecret(env.DATA_DIR));
  process.stdout.write("\n");
  const database = await prepareDatabase(env);
  Object.assign(process.env, {
    PORT: String(env.PORT),
    APP_URL: env.APP_URL,
    // next-auth reads the public origin under its own name.
    NEXTAUTH_URL: env.APP_URL,
    DATA_DIR: env.DATA_DIR,
    TRUST_PROXY: env.TRUST_PROXY,
    AUTH_SECRET: secret,
    DATABASE_URL: database.webUrl,
    DATABASE_DIRECT_URL: database.webDirectUrl,
  });
  const admin = await prepareContents(env, database);
  if (!dev) {
    await step("Build", async () => {
      const built = await buildIfNeeded(stopSignal.signal);
      return { value: undefined, text: built ? "made" : "up to date" };
    });
  }
  const mail = await startMailWorker({ databaseUrl: database.webDirectUrl, compose: composeMail });
  closers.push(() => mail.stop());
  const housekeeping = startHousekeeping(database.webDirectUrl);
  closers.push(() => housekeeping.stop());
  const metrics = env.METRICS_TOKEN ? startMetrics(database.webDirectUrl) : undefined;
  if (metrics) closers.push(() => metrics.stop());
  await serve(env, database.url, (web) => metrics?.add(web));
  const unconfirmed = startUnconfirmedOrders(database.webDirectUrl);
  closers.push(() => unconfirmed.stop());
  announce([
    `Shop    ${env.APP_URL}`,
    `Admin   ${admin.email}${admin.newPassword ? `  password ${admin.newPassword}  (shown only now; the first login asks for another)` : ""}`,
  ]);
}

process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));

main().catch(async (error: unknown) => {
  if (stopping) return;
  if (error instanceof StartError || error instanceof EnvError) {
    process.stderr.write(`\n${error.message}\n`);
  } else {
    log.error("The shop could not start", error);
  }
  await stop(1);
});
