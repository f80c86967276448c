import { afterAll, describe, expect, it } from "vitest";
import { toAppError } from "@/lib/api/route/respond";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { connect, LONG_TIMEOUTS, type Timeouts } from "./client";
import type { PrismaClient } from "./generated/client";
import { isOutage } from "./outage";

/** The database itself ends statements, waits and idle transactions, so that abandoned work stops. */

const { db, url } = testDatabase();

const NEVER = 60 * 60_000;
const clients: PrismaClient[] = [];
afterAll(() => Promise.all(clients.map((client) => client.$disconnect())));

/** Sets one bound at a time: on a busy machine a second, short bound could be reached first. */
function boundedBy(bound: Partial<NonNullable<Timeouts["bounds"]>>): PrismaClient {
  const bounds = { statement: NEVER, lock: NEVER, idle: NEVER, ...bound };
  const client = connect(url, 2, { connecting: NEVER, answering: NEVER, bounds });
  clients.push(client);
  return client;
}

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

function expectLater(error: unknown, message: RegExp): void {
  expect(isOutage(error), String(error)).toBe(true);
  const refusal = toAppError(error);
  expect(refusal).toMatchObject({
    code: "unavailable",
    details: { headers: { "Retry-After": "5" } },
  });
  expect(refusal.message).toMatch(message);
}

const sleeping = () =>
  db.$queryRaw`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'
      AND query LIKE '%pg_sleep%'`;

describe("a connection with bounds", () => {
  it("ends a statement that takes too long, here and in the database", async () => {
    const bounded = boundedBy({ statement: 200 });
    expectLater(await thrownBy(bounded.$queryRaw`SELECT pg_sleep(60)`), /took too long/);
    await expect.poll(sleeping).toEqual([]);
  });

  it("ends waiting for what somebody else holds", async () => {
    const { id } = await givenProduct(db);
    const bounded = boundedBy({ lock: 100 });
    await db.$transaction(async (tx) => {
      await tx.product.update({ where: { id }, data: { stockCount: 1 } });
      const change = bounded.product.update({ where: { id }, data: { stockCount: 2 } });
      expectLater(await thrownBy(change), /Somebody else/);
    });
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ stockCount: 1 });
  });

  it("ends a transaction in which nothing happens, and lets its rows go", async () => {
    const { id } = await givenProduct(db);
    const bounded = boundedBy({ idle: 150 });
    /** Reports whether it held the row when it was ended: on a busy machine it may become idle before. */
    const isEndedWhileHolding = async () => {
      let isHolding = false;
      const idle = bounded.$transaction(async (tx) => {
        await tx.product.update({ where: { id }, data: { stockCount: 1 } });
        isHolding = true;
        await db.product.update({ where: { id }, data: { stockCount: 7 } });
        await tx.product.count();
      });
      const error = await thrownBy(idle);
      expect(isOutage(error), String(error)).toBe(true);
      return isHolding;
    };
    await expect.poll(isEndedWhileHolding).toBe(true);
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ stockCount: 7 });
    expect(await bounded.product.count()).toBe(1);
  });
});

it.each([
  ["the web process", connect(url, 1), "9s", "8s", "20s"],
  ["an operator's command", connect(url, 1, LONG_TIMEOUTS), "29min", "1min", "10min"],
])("are set for %s", async (_, client, ...wanted) => {
  const rows = await client.$queryRaw<{ setting: string }[]>`
    SELECT current_setting(name) AS setting FROM unnest(ARRAY[
      'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'
    ]) WITH ORDINALITY AS n (name, place) ORDER BY place`;
  await client.$disconnect();
  expect(rows.map(({ setting }) => setting)).toEqual(wanted);
});
