import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toAppError } from "@/lib/api/route/respond";
import { testDatabase } from "@/e2e/support/database";
import { faultyWire, type FaultyWire } from "@/e2e/support/faults/faulty-wire";
import { connect, prisma } from "./client";
import type { PrismaClient } from "./generated/client";
import { isNamedOutage, isOutage } from "./outage";

/** A database that goes away or hangs, as the shop's own client sees it. */

const { db: direct, url } = testDatabase();

/** Milliseconds; longer than a busy machine takes to answer when nothing is wrong. */
const TIMEOUTS = { connecting: 1_000, answering: 1_000 };
const NO_END = { connecting: 60_000, answering: 60_000 };

let wire: FaultyWire;
let db: PrismaClient;

/** Returns the database's URL through the test's proxy. */
function through(): string {
  const address = new URL(url);
  address.port = String(wire.port);
  return address.href;
}

beforeAll(async () => {
  const { hostname, port } = new URL(url);
  wire = await faultyWire({ host: hostname, port: Number(port) });
  db = connect(through(), 2, TIMEOUTS);
});

afterAll(async () => {
  await db.$disconnect();
  await wire.close();
});

const asks = {
  "a query": () => db.user.findFirst(),
  "a statement by hand": () => db.$queryRaw`SELECT 1`,
  "a transaction": () => db.$transaction((tx) => tx.user.findFirst()),
};

const faults: [string, (request: () => Promise<unknown>) => Promise<unknown>][] = [
  [
    "was stopped before",
    async (request) => {
      wire.cut();
      return request();
    },
  ],
  [
    "hung before",
    async (request) => {
      wire.hold();
      return request();
    },
  ],
  [
    "hangs with connections open",
    async (request) => {
      wire.mend();
      await request();
      wire.hold();
      return request();
    },
  ],
  [
    "stops with connections open",
    async (request) => {
      wire.mend();
      await request();
      wire.cut();
      return request();
    },
  ],
  [
    "ends the session",
    async () => {
      wire.mend();
      // Has no limits, so that only the database can end this statement.
      const patient = connect(through(), 1, NO_END);
      const sleeping = patient.$queryRaw`SELECT pg_sleep(60)`;
      const ending = expect
        .poll(
          () => direct.$executeRaw`
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`,
        )
        .toBe(1);
      try {
        return await Promise.all([sleeping, ending]);
      } finally {
        await patient.$disconnect();
      }
    },
  ],
];

for (const [fault, under] of faults) {
  for (const [what, request] of Object.entries(asks)) {
    it(`${what} reports an outage while the database ${fault}, and recovers`, async () => {
      const error: unknown = await under(request).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Error);
      expect(isOutage(error), String(error)).toBe(true);
      expect(toAppError(error)).toMatchObject({
        code: "unavailable",
        details: { headers: { "Retry-After": "5" } },
      });
      wire.mend();
      await expect
        .poll(() =>
          request().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    });
  }
}

it("a database whose socket is not there is an outage: the server made it new, or takes it away", async () => {
  const nowhere = `postgresql://shop:secret@${encodeURIComponent("/nowhere/postgres")}:5432/shop`;
  const away = connect(nowhere, 1, TIMEOUTS);
  for (const request of [() => away.user.findFirst(), () => away.$queryRaw`SELECT 1`]) {
    const error: unknown = await request().catch((thrown: unknown) => thrown);
    expect(isOutage(error), String(error)).toBe(true);
  }
  await away.$disconnect();
  expect(isOutage(await readFile("/nowhere/a-file").catch((thrown: unknown) => thrown))).toBe(
    false,
  );
});

it("keeps its name where the words of an error are left out, and gives it to no mistake", async () => {
  const thrownBy = (request: Promise<unknown>) => request.catch((thrown: unknown) => thrown);
  process.env.DATABASE_URL = through();
  const own = prisma();
  const requested = [own.user.findFirst(), own.$transaction((tx) => tx.$queryRaw`SELECT 1/0`)];
  const [well, mistake] = await Promise.all(requested.map(thrownBy));
  expect(well).toBeNull();
  expect(isNamedOutage(mistake)).toBe(false);
  wire.cut();
  const error = await thrownBy(own.user.findFirst());
  wire.mend();
  expect(isNamedOutage({ digest: (error as { digest: string }).digest })).toBe(true);
  await own.$disconnect();
});

it("a mistake is no outage", async () => {
  const error: unknown = await direct.$queryRaw`SELECT 1/0`.catch((thrown: unknown) => thrown);
  expect(isOutage(error)).toBe(false);
});

it.each([
  { name: "DriverAdapterError", cause: { kind: "ConnectionClosed" } },
  { code: "P2010", meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } },
])("knows an outage by what the driver adapter calls it", (error) => {
  expect(isOutage(error)).toBe(true);
});

it("knows what Next left of an outage that a shared read met", () => {
  expect(toAppError(Object.assign(new Error("masked"), { digest: "unavailable" })).code).toBe(
    "unavailable",
  );
});
