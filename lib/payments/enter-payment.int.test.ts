import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { enterPayment, takeBackPayment } from "./enter-payment";
import { readOrderLedger } from "./ledger";
import { remindOfPayment } from "./remind";
import { recordPaymentSchema, type RecordPaymentRequest } from "./schemas";

const { db } = testDatabase();
const { mails, entries } = orderDeskSteps(db);
const by = { actor: meera, ipAddress: FROM };

const enter = (orderId: string, request: Partial<RecordPaymentRequest> = {}) =>
  enterPayment({ db, orderId, request: { amount: 1122, means: "bank", ...request }, by });
const takeBack = (orderId: string, paymentId: string) =>
  takeBackPayment({ db, orderId, paymentId, request: { reason: "Wrong order" }, by });

describe("a payment recorded by the owner", () => {
  // The clock is fixed, because payments dated more than two years ago are refused.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T06:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("belongs to the order with its id or number, on a day in India", async () => {
    const { id, orderId } = await givenOrder(db);
    await enter(orderId, { amount: 0.1, at: "2026-11-20", reference: "utr 7" });
    await enter(id, { amount: 0.2, at: "2026-11-20T10:00:00+05:30" });
    const { rows, payment } = await readOrderLedger(db, orderId);
    expect(rows).toMatchObject([
      { amountPaise: 10, reference: "utr 7", at: new Date("2026-11-19T18:30:00Z") },
      { amountPaise: 20, reference: null, at: new Date("2026-11-20T04:30:00Z") },
    ]);
    expect(payment).toMatchObject({ state: "part", paidPaise: 30 });
  });

  it.each(["2026-11-22", "2024-01-01", "2026-11-21T06:01:00Z"])("is refused on %s", async (at) => {
    const { id } = await givenOrder(db);
    expect((await readRefusal(enter(id, { at }))).details.fields).toHaveProperty("at");
    expect(await readRefusal(enter("KLN-000000-NOTONE"))).toMatchObject({ code: "not_found" });
  });

  it("can be tax deducted by the buyer, with its certificate, which settles and is reversed like money", async () => {
    const { id } = await givenOrder(db);
    await enter(id, { amount: 1120.87, reference: "UTR 9" });
    const tds = { section: "194Q", quarter: "2026-27 Q3" };
    const certificate = { amount: 1.13, means: "tds", reference: "QBXYZAB", tds } as const;
    const row = await enter(id, certificate);
    expect(row).toMatchObject({ means: "tds", tds, reference: "QBXYZAB" });
    const state = async () => (await readOrderLedger(db, id)).payment.state;
    expect(await state()).toBe("paid");
    await takeBack(id, row.id);
    expect(await state()).toBe("part");
  });

  it.each([
    [{}, ["reference", "tds.section"]],
    [
      { reference: "Q1", tds: { section: "Q", quarter: "2026-27 Q5" } },
      ["tds.section", "tds.quarter"],
    ],
    [{ reference: "Q1", tds: { section: "194Q", quarter: "2026-28 Q1" } }, ["tds.quarter"]],
    [{ reference: "Q1", means: "bank", tds: { section: "194Q", quarter: "2026-27 Q1" } }, ["tds"]],
  ])("is refused with the certificate %j", (more, wrong) => {
    const { error } = recordPaymentSchema.safeParse({ amount: 1, means: "tds", ...more });
    expect(error?.issues.map(({ path }) => path.join(".")).sort()).toEqual([...wrong].sort());
  });

  it("is recorded once when two tabs showed the same amount due", async () => {
    const { id } = await givenOrder(db);
    const cash = { amount: 1122, means: "cash", dueRead: 1122 } as const;
    await enter(id, cash);
    const refusal = await readRefusal(enter(id, cash));
    expect(refusal).toMatchObject({ code: "edit_conflict" });
    expect(refusal.details.fields?.amount).toMatch("nothing is still to be paid");
    const { payment } = await readOrderLedger(db, id);
    expect(payment).toMatchObject({ state: "paid", paidPaise: 112_200 });
    // A caller that has read the current amount due may still record an overpayment.
    await enter(id, { ...cash, amount: 10, dueRead: 0 });
  });

  it("thanks the customer once, for the receipt that settles the order", async () => {
    const { id } = await givenOrder(db);
    await enter(id, { amount: 1121.99 });
    expect(await mails()).toEqual([]);
    const last = await enter(id, { amount: 0.01 });
    expect(await mails()).toEqual(["payment-received"]);
    await takeBack(id, last.id);
    await enter(id, { amount: 50 });
    expect(await mails()).toEqual(["payment-received"]);
  });

  it("sends no thanks for a cancelled order", async () => {
    const { id } = await givenOrder(db, { status: "Cancelled" });
    await enter(id);
    expect(await mails()).toEqual([]);
  });
});

describe("a reminder", () => {
  const remind = (orderId: string, now?: Date) => remindOfPayment({ db, orderId, by, now });
  const NOON = new Date("2026-11-20T06:30:00Z");
  const later = (ms: number) => new Date(NOON.getTime() + ms);
  const DAY_MS = 24 * 60 * 60 * 1000;

  it("is mailed at most once a day, also when pressed twice at once", async () => {
    const { id } = await givenOrder(db);
    const both = await Promise.allSettled([remind(id, NOON), remind(id, NOON)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const early = await readRefusal(remind(id, later(DAY_MS - 1000)));
    expect(early).toMatchObject({
      code: "rate_limited",
      details: { headers: { "Retry-After": "1" } },
    });
    await remind(id, later(DAY_MS));
    expect(await mails()).toEqual(["payment-reminder", "payment-reminder"]);
    expect(await entries("Payment Reminder Created")).toHaveLength(2);
    expect((await readOrderLedger(db, id)).remindedAt).toEqual(later(DAY_MS));
  });

  it("needs an amount due", async () => {
    const { id } = await givenOrder(db);
    await enter(id);
    expect(await readRefusal(remind(id))).toMatchObject({ code: "invalid_transition" });
  });

  it("respects the mail limit of an unverified address, and is then not recorded", async () => {
    const { points: most } = DATABASE_LIMITS.strangerMails;
    for (let n = 0; n < most; n += 1) await remind((await givenOrder(db)).id);
    const { id } = await givenOrder(db);
    expect(await readRefusal(remind(id))).toMatchObject({ code: "rate_limited" });
    expect((await readOrderLedger(db, id)).remindedAt).toBeNull();
    await remind((await givenOrder(db, { emailProven: true })).id);
    expect(await mails()).toHaveLength(most + 1);
  });
});
