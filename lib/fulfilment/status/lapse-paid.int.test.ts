import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Prisma } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { enterPayment } from "@/lib/payments/enter-payment";
import { RECORDED_MEANS } from "@/lib/payments/kinds";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { lapseUnconfirmed } from "./lapse-unconfirmed";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());
const { opened, stateOf } = razorpaySteps(db, gateway);

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Reminded long ago, with the time to confirm over. */
const over = { proof: null, createdAt: hoursAgo(100), remindedAt: hoursAgo(80) } as const;

const givenOver = (order: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  givenOrder(db, { ...over, ...order });

const stateNow = async (id: string) => {
  const { status, proof } = await db.order.findUniqueOrThrow({ where: { id } });
  return [status, proof];
};

beforeEach(() => givenSetting(db, "unprovenOrderHours", "24"));

describe("an order with a payment never expires", () => {
  it.each(RECORDED_MEANS)("after %s, in part", async (means) => {
    const { id } = await givenOver();
    const by = { actor: meera, ipAddress: FROM };
    await enterPayment({ db, orderId: id, request: { amount: 1, means }, by });
    expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 0 });
    expect(await stateNow(id)).toEqual(["Pending", "payment"]);
    const entries = await auditEntries(db, { action: "Order Confirmed" });
    expect(entries).toMatchObject([{ actorName: meera.name }]);
  });

  it("when only the ledger shows it", async () => {
    const { id } = await givenOver();
    await givenPayment(db, { orderId: id, amountPaise: 100 });
    const { id: unpaid } = await givenOver();
    expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 1 });
    expect(await stateNow(id)).toEqual(["Pending", null]);
    expect(await stateNow(unpaid)).toEqual(["Cancelled", null]);
  });

  it("at Razorpay, before the shop is notified", async () => {
    const { id, razorpayOrderId } = await opened(over);
    gateway.pay(razorpayOrderId);
    expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 0 });
    expect(await stateNow(id)).toEqual(["Pending", "payment"]);
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("while Razorpay cannot be reached", async () => {
    const told = vi.spyOn(log, "error").mockReturnValue();
    const { id } = await opened(over);
    const { id: other } = await givenOver();
    gateway.faults.set("read", 503);
    expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 1 });
    expect(await stateNow(id)).toEqual(["Pending", null]);
    expect(await stateNow(other)).toEqual(["Cancelled", null]);
    expect(told).toHaveBeenCalledWith(expect.stringContaining(id), expect.anything());
    gateway.faults.clear();
    expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 1 });
    expect(await stateNow(id)).toEqual(["Cancelled", null]);
  });
});

it("money for a cancelled order verifies nothing", async () => {
  const { id } = await givenOver({ status: "Cancelled" });
  const by = { actor: meera, ipAddress: FROM };
  await enterPayment({ db, orderId: id, request: { amount: 1, means: "cash" }, by });
  expect(await stateNow(id)).toEqual(["Cancelled", null]);
});
