import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startThrowaway } from "@/lib/db/embedded/embedded";
import { RETRY_SECONDS } from "@/lib/api/route/retry-seconds";
import { poll } from "@/lib/base/poll";
import { faultyWire, type FaultyWire } from "@/e2e/support/faults/faulty-wire";
import type { Check, Translate } from "./check";
import { ask, readFaults, type Requested, type Expected } from "./expectations";
import { givenCustomers, givenProducts } from "./load-people";
import type { OwnShop } from "./own-shop";
import { mailsRestSoon } from "./read-ledger";
import { withShop } from "./with-shop";

/** Tests the shop while a service that it needs is down, and its recovery without a restart. */

const AT_ONCE_MS = 2_000;
/** Five seconds to connect, and five for the retry, with a margin. */
const SILENCE_MS = 15_000;
const RECOVERY_SECONDS = 30;
const STILL_MS = 12_000;

interface Stage {
  shop: OwnShop;
  token: string;
  /** A page that was requested before the outage; the others were not. */
  seen: string;
  unseen: string;
}

const kept = ({ seen }: Stage): Requested[] => [{ path: "/" }, { path: `/product/${seen}` }];

/** Returns a meaningless parameter that makes a new URL, because a cached page would be served anyway. */
const anew = () => `nobody=${randomUUID()}`;

const pages = ({ unseen }: Stage): Requested[] => [
  { path: `/products?q=carton&${anew()}` },
  { path: `/product/${unseen}` },
];

const calls = ({ token }: Stage): Requested[] => [
  { path: "/api/auth/me", token },
  { path: "/api/orders", token },
  { path: `/api/products?limit=5&${anew()}` },
];

const OWN_PAGE = "The shop is not available right now";

async function all(stage: Stage, requested: Requested[], expected: Expected): Promise<string[]> {
  return (await Promise.all(requested.map((one) => readFaults(stage.shop, one, expected)))).flat();
}

/** Checks responses while the database does not respond, for whatever reason. */
async function withoutDatabase(stage: Stage, withinMs: number): Promise<string[]> {
  const refused = { status: 503, retryAfter: RETRY_SECONDS, withinMs };
  const ready = { status: 503, text: "database", withinMs };
  return (
    await Promise.all([
      all(stage, kept(stage), { status: 200, withinMs: AT_ONCE_MS }),
      all(stage, pages(stage), { ...refused, text: OWN_PAGE }),
      all(stage, calls(stage), { ...refused, text: `"code":"unavailable"` }),
      all(stage, [{ path: "/api/health/ready" }], ready),
      all(stage, [{ path: "/api/health/live" }], { status: 200, withinMs: AT_ONCE_MS }),
    ])
  ).flat();
}

/** Checks that everything works again, with the same processes as before. */
async function recovered(stage: Stage, web: number | undefined): Promise<string[]> {
  const { shop } = stage;
  await poll(RECOVERY_SECONDS, () => shop.isReady());
  const well = { status: 200, withinMs: SILENCE_MS };
  const again = (await shop.processes()).web;
  return [
    ...(await all(stage, [...kept(stage), ...pages(stage), ...calls(stage)], well)),
    ...(web !== undefined && again === web ? [] : ["The web process is another one."]),
  ];
}

async function databaseGone(stage: Stage, wire: FaultyWire): Promise<string[]> {
  const { web } = await stage.shop.processes();
  wire.cut();
  const faults = await withoutDatabase(stage, AT_ONCE_MS);
  wire.mend();
  return [...faults, ...(await recovered(stage, web))];
}

/** Stops the server and its child processes; returns their ids. */
async function stopDatabase(shop: OwnShop): Promise<number[]> {
  const [child] = await shop.sql<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  const status = await readFile(`/proc/${child?.pid}/status`, "utf8");
  const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  // Stops it first, so that it starts no child that is not on the list.
  signalAll([parent], "SIGSTOP");
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8");
  const pids = [parent, ...children.trim().split(" ").map(Number)];
  signalAll(pids, "SIGSTOP");
  return pids;
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has already exited.
    }
  }
}

/**
 * A process that is connected to the database again has expired its cache, so the cached pages are requested once
 * more.
 */
async function keptAgain(stage: Stage): Promise<string[]> {
  const { logFile } = stage.shop;
  const isHeard = async () =>
    (await readFile(logFile, "utf8")).includes("The database is listened to again");
  if (!(await poll(RECOVERY_SECONDS, isHeard))) return ["The database is not listened to again."];
  return all(stage, kept(stage), { status: 200, withinMs: SILENCE_MS });
}

async function databaseStandsStill(stage: Stage): Promise<string[]> {
  const notKept = await keptAgain(stage);
  const { web } = await stage.shop.processes();
  const pids = await stopDatabase(stage.shop);
  const [faults] = await Promise.all([withoutDatabase(stage, SILENCE_MS), sleep(STILL_MS)]);
  signalAll(pids, "SIGCONT");
  return [...notKept, ...faults, ...(await recovered(stage, web))];
}

async function mailServerGone(shop: OwnShop): Promise<string[]> {
  const count = async () => {
    const [row] = await shop.sql<{ count: number }>(
      "SELECT count(*)::int FROM pgboss.job WHERE name = 'mail' AND state = 'completed'",
    );
    return row?.count ?? 0;
  };
  const before = await count();
  shop.stopMail();
  const email = "asha@fuzz.example";
  await ask(shop, {
    path: "/api/auth/register",
    method: "POST",
    body: { name: "Asha", email, password: "seventeen paper boxes" },
  });
  const [waiting] = await shop.sql<{ count: number }>(
    "SELECT count(*)::int FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'",
  );
  const faults = waiting?.count === 1 ? [] : [`${waiting?.count} mails wait, not 1.`];
  shop.startMail();
  const came = await poll(RECOVERY_SECONDS, async () => {
    await mailsRestSoon(shop);
    return (await count()) === before + 1;
  });
  return came ? faults : [...faults, "The mail did not leave when its server was back."];
}

const IDLE = 1_000;

const isOpen = ({ readyState }: Socket) => readyState === "open";

async function idleConnections(stage: Stage, t: Translate): Promise<string[]> {
  const port = Number(new URL(stage.shop.origin).port);
  const sockets: Socket[] = Array.from({ length: IDLE }, () => connect(port, "localhost"));
  for (const socket of sockets) socket.on("error", () => socket.destroy());
  await poll(RECOVERY_SECONDS, () => Promise.resolve(sockets.every(isOpen)));
  const open = sockets.filter(isOpen).length;
  t(`${open} idle connections`);
  // Some connections send part of a request and stop.
  for (const socket of sockets.slice(0, IDLE / 2)) {
    socket.write("POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{");
  }
  const well = { status: 200, withinMs: AT_ONCE_MS };
  const faults = await all(stage, [...kept(stage), ...pages(stage), ...calls(stage)], well);
  for (const socket of sockets) socket.destroy();
  return open === IDLE ? faults : [...faults, `Only ${open} connections were taken.`];
}

async function outages(t: Translate): Promise<string[]> {
  const server = await startThrowaway();
  const { hostname, port } = new URL(server.url);
  const wire = await faultyWire({ host: hostname, port: Number(port) });
  const through = new URL(server.url);
  through.port = String(wire.port);
  const inTurn = async (shop: OwnShop) => {
    const [token = ""] = await givenCustomers(shop, 1);
    const [seen = "", ...others] = await givenProducts(shop);
    const stage = (n: number): Stage => ({ shop, token, seen, unseen: others[n] ?? "" });
    // Requests once what must be cached.
    const faults = await all(stage(0), kept(stage(0)), { status: 200, withinMs: SILENCE_MS });
    await poll(RECOVERY_SECONDS, () => mailsRestSoon(shop));
    const named = async (what: string, found: Promise<string[]>) =>
      (await found).map((fault) => `${what}: ${fault}`);
    return [
      ...faults,
      ...(await named("database gone", databaseGone(stage(0), wire))),
      ...(await named("database still", databaseStandsStill(stage(1)))),
      ...(await named("mail server gone", mailServerGone(shop))),
      ...(await named("idle connections", idleConnections(stage(2), t))),
    ];
  };
  try {
    return await withShop(inTurn, { databaseUrl: through.href });
  } finally {
    await wire.close();
    await server.stop();
  }
}

export function outageChecks(): Check[] {
  return [{ name: "what the shop needs is away, and comes back", run: outages }];
}
