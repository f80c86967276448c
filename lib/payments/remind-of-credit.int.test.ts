import { afterEach, describe, expect, it, vi } from "vitest";
import { givenPayment } from "@/e2e/steps/book-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { remindOfCredit } from "./remind-of-credit";

const { db } = testDatabase();
const { invoice } = documentSteps(db);
const { mails, entries } = orderDeskSteps(db);

const INVOICED = new Date("2026-06-01T06:00:00Z");
const day = (days: number, time = "06:00") =>
  new Date(Date.parse(`2026-06-01T${time}:00Z`) + days * 86_400_000);

async function onAccount() {
  const order = await givenOrder(db, { paymentMethod: "account", createdAt: INVOICED });
  await invoice(order.id, INVOICED);
  return order;
}

const { givenParts, dispatch } = dispatchSteps(db);

afterEach(() => {
  vi.useRealTimers();
});

/** An order on account that leaves and is invoiced in two parts, 20 days apart. */
async function inTwoParts() {
  const { id, first, second } = await givenParts();
  await db.order.update({ where: { id }, data: { paymentMethod: "account" } });
  const leave = (line: string, quantity: number, days: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: day(days) });
    return dispatch(id, { lines: [{ line, quantity }], invoice: true });
  };
  await leave(first, 7, 0);
  await leave(second, 5, 20);
  const [invoiced] = await db.orderDocument.findMany({
    where: { orderId: id },
    orderBy: { issuedAt: "asc" },
  });
  return { id, firstPaise: invoiced?.totalPaise ?? 0n };
}

/** Days after the first invoice on which a reminder is sent. */
async function remindedDays(until: number): Promise<number[]> {
  const reminded: number[] = [];
  for (let days = 20; days < until; days += 1) {
    if ((await remindOfCredit(db, day(days))) > 0) reminded.push(days);
  }
  return reminded;
}

const isMsme = () => givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");

describe("an unpaid order on account", () => {
  it("gets reminders on days 30, 44 and 46 after its invoice, each once", async () => {
    await isMsme();
    await onAccount();
    const reminded: number[] = [];
    for (let days = 28; days < 62; days += 1) {
      for (const time of ["06:00", "12:00"])
        if ((await remindOfCredit(db, day(days, time))) > 0) reminded.push(days);
    }
    expect(reminded).toEqual([30, 44, 46]);
    const sent = (await mails()).filter((template) => template === "payment-reminder");
    expect(sent).toHaveLength(3);
    expect(await entries("Payment Reminder Created")).toMatchObject([
      { details: { day: 30 } },
      { details: { day: 44 } },
      { details: { day: 46 } },
    ]);
  });

  it("gets no reminder once paid, if too old, with another method, or without a Udyam number", async () => {
    const { id } = await onAccount();
    expect(await remindOfCredit(db, day(30))).toBe(0);
    await isMsme();
    expect(await remindOfCredit(db, day(61))).toBe(0);
    await givenPayment(db, { orderId: id, amountPaise: 112_200 });
    const { id: other } = await givenOrder(db, { paymentMethod: "bank", createdAt: INVOICED });
    await invoice(other, INVOICED);
    expect(await remindOfCredit(db, day(46))).toBe(0);
  });

  it("gets reminders by the age of each of its invoices", async () => {
    await isMsme();
    await inTwoParts();
    expect(await remindedDays(82)).toEqual([30, 44, 46, 50, 64, 66]);
  });

  it("gets no reminder for an invoice settled by its payments", async () => {
    await isMsme();
    const { id: orderId, firstPaise: amountPaise } = await inTwoParts();
    await givenPayment(db, { orderId, amountPaise });
    expect(await remindedDays(82)).toEqual([50, 64, 66]);
  });

  it("gets one reminder from two concurrent runs, and none within a day of a manual one", async () => {
    await isMsme();
    const { id } = await onAccount();
    await db.order.update({ where: { id }, data: { paymentRemindedAt: day(29, "12:00") } });
    expect(await remindOfCredit(db, day(30))).toBe(0);
    const runs = [remindOfCredit(db, day(30, "12:00")), remindOfCredit(db, day(30, "12:00"))];
    expect((await Promise.all(runs)).reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
