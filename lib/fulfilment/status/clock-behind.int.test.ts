import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCode } from "@/e2e/steps/account-steps";
import { stepBack } from "./step-back";

const { db } = testDatabase();
const { dispatch, givenParts, shown } = dispatchSteps(db);
const { givenTwoLines, cancel } = moneySteps(db);
const { advance } = orderDeskSteps(db);

const MINUTE_MS = 60_000;

/** Each test runs on a web machine whose clock is wrong; the database's is right. */
const machine = (minutes: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE_MS });

beforeEach(() => {
  vi.useRealTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const readHistory = async (id: string) =>
  (await shown(id)).history.map(({ status, at }) => ({ status, at: new Date(at).getTime() }));

const SKEWS = [-90, 90];

it.each(SKEWS)("keeps its history in order when a clock is off by %i minutes", async (minutes) => {
  const { id } = await givenTwoLines("Pending");
  const real = Date.now();
  machine(minutes);
  await advance(id, { status: "Processing" });
  vi.useRealTimers();
  await advance(id, { status: "Shipped" });
  machine(minutes);
  await advance(id, { status: "Delivered" });
  const history = await readHistory(id);
  expect(history.map(({ status }) => status)).toEqual([
    "Pending",
    "Processing",
    "Shipped",
    "Delivered",
  ]);
  vi.useRealTimers();
  for (const { at } of history.slice(1)) {
    expect(Math.abs(at - real)).toBeLessThan(10 * MINUTE_MS);
  }
});

it.each(SKEWS)("dispatches and cancels by the database's time at %i minutes", async (minutes) => {
  const { id, first } = await givenParts();
  const cancelled = await givenTwoLines("Pending");
  const real = Date.now();
  machine(minutes);
  await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
  await cancel(cancelled.id);
  const { at, createdAt } = await db.orderDispatch.findFirstOrThrow({ where: { orderId: id } });
  const [, last] = await readHistory(cancelled.id);
  for (const moment of [at.getTime(), createdAt.getTime(), last?.at ?? 0]) {
    expect(Math.abs(moment - real)).toBeLessThan(10 * MINUTE_MS);
  }
});

it.each(SKEWS)("finds the invoice of its step at %i minutes", async (minutes) => {
  const { id } = await givenTwoLines("Processing");
  machine(minutes);
  await advance(id, { status: "Shipped" });
  const request = { to: "Processing", reason: "Another order" } as const;
  const back = stepBack({ db, id, request, actor: meera, ipAddress: FROM });
  expect(await readCode(back)).toBe("invalid_transition");
});
