import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenSetting, givenUser } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { dayName, daysLater } from "@/lib/base/india-time";
import { updateDispatch } from "@/lib/fulfilment/dispatches/update-dispatch";
import { readStatement } from "./read-statement";

const { db } = testDatabase();
const { dispatch, givenParts } = dispatchSteps(db);
const { advance } = orderDeskSteps(db);

const by = { actor: meera, ipAddress: FROM };
const today = dayName(new Date());

beforeEach(async () => {
  await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");
  await givenSetting(db, "bankRates", "2025-12-05 5.50");
});

/** Backdates the last step of an order; steps take their time from the database. */
async function dateStep(orderId: string, at: Date): Promise<void> {
  const step = await db.orderStatusChange.findFirstOrThrow({
    where: { orderId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  await db.orderStatusChange.update({ where: { id: step.id }, data: { at } });
}

describe("interest on late payment", () => {
  it("runs for each dispatch from its own delivery, else from the order's", async () => {
    const parts = await givenParts();
    const { id: userId } = await givenUser(db);
    await db.order.update({ where: { id: parts.id }, data: { userId, paymentMethod: "account" } });
    const days = { first: "2026-06-01", second: "2026-07-20", whole: "2026-07-25" };
    const sent: string[] = [];
    const onDay = async (day: string, work: () => Promise<unknown>) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T06:00:00Z`) });
      await work().finally(() => vi.useRealTimers());
    };
    for (const [day, line, quantity] of [
      [days.first, parts.first, 7],
      [days.second, parts.second, 5],
    ] as const) {
      await onDay(day, async () => {
        const id = await dispatch(parts.id, { lines: [{ line, quantity }], invoice: true });
        await db.orderDispatch.update({ where: { id }, data: { at: new Date() } });
        sent.push(id);
      });
    }
    await onDay(days.whole, async () => {
      await advance(parts.id, { status: "Delivered" });
      await dateStep(parts.id, new Date());
    });
    const now = new Date("2026-11-28T06:00:00Z");
    const lateFrom = async () =>
      (await readStatement(db, userId, {}, now)).interest.map(({ from }) => from);
    const [first = "", second = ""] = sent;
    const arrived = (id: string, on: string | null) =>
      updateDispatch({
        db,
        id: parts.id,
        dispatch: id,
        request: { deliveredAt: on && `${on}T12:00:00Z` },
        ...by,
      });
    // 15 days after 25 July, without an agreed day.
    expect(await lateFrom()).toEqual(["2026-08-10", "2026-08-10"]);
    await arrived(first, "2026-06-04");
    expect(await lateFrom()).toEqual(["2026-06-20", "2026-08-10"]);
    await arrived(second, "2026-07-22");
    expect(await lateFrom()).toEqual(["2026-06-20", "2026-08-07"]);
    await arrived(first, null);
    expect(await lateFrom()).toEqual(["2026-08-10", "2026-08-07"]);
    for (const day of ["2026-05-31", daysLater(today, 1)]) {
      expect(await readCode(arrived(first, day))).toBe("invalid_input");
    }
    expect(await readCode(arrived(crypto.randomUUID(), null))).toBe("not_found");
    const entries = await auditEntries(db, { action: "Order Dispatch Updated" });
    expect(entries).toHaveLength(3);
  });

  it("of an order with one dispatch equals that of an order shipped as a whole", async () => {
    const now = new Date("2026-11-28T06:00:00Z");
    const day = fc.integer({ min: 0, max: 60 }).map((days) => daysLater("2026-06-01", days));
    await fc.assert(
      fc.asyncProperty(day, fc.integer({ min: 0, max: 30 }), async (left, later) => {
        const { id: userId } = await givenUser(db);
        const at = new Date(`${left}T06:00:00Z`);
        const arrivedOn = daysLater(left, later);
        for (const isDispatch of [true, false]) {
          const parts = await givenParts();
          const data = { userId, paymentMethod: "account", createdAt: at } as const;
          await db.order.update({ where: { id: parts.id }, data });
          vi.useFakeTimers({ toFake: ["Date"], now: at });
          if (isDispatch) {
            const lines = [
              { line: parts.first, quantity: 7 },
              { line: parts.second, quantity: 5 },
            ];
            await dispatch(parts.id, { lines, invoice: true });
          } else await advance(parts.id, { status: "Shipped" });
          await db.orderDispatch.updateMany({ where: { orderId: parts.id }, data: { at } });
          await advance(parts.id, { status: "Delivered" });
          await dateStep(parts.id, new Date(`${arrivedOn}T06:00:00Z`));
          vi.useRealTimers();
        }
        const { interest } = await readStatement(db, userId, {}, now);
        const [one, whole] = interest.map(({ from, paise }) => ({ from, paise }));
        expect(interest).toHaveLength(2);
        expect(one).toEqual(whole);
        expect(one?.from).toBe(daysLater(arrivedOn, 16));
      }),
      { numRuns: 4 },
    );
  });
});
