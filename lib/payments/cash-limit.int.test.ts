import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenUser } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { dayName } from "@/lib/base/india-time";
import { enterPayment, takeBackPayment } from "./enter-payment";

const { db } = testDatabase();
const by = { actor: meera, ipAddress: FROM };

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => dayName(new Date(Date.now() - days * DAY_MS));

const cash = (orderId: string, amount: number, at = daysAgo(0)) =>
  enterPayment({ db, orderId, request: { amount, means: "cash", at }, by });

const refused = async (payment: Promise<unknown>) => {
  const { code, details } = await readRefusal(payment);
  return [code, details.fields?.amount];
};

describe("recorded cash", () => {
  it("stays below ₹2,00,000 for one order, over any number of days", async () => {
    const { id } = await givenOrder(db);
    await cash(id, 150_000, daysAgo(3));
    const [code, text] = await refused(cash(id, 50_000));
    expect(code).toBe("invalid_input");
    expect(text).toBe(
      "At most ₹49,999.99 more may be taken in cash: ₹2,00,000 or more for one order is forbidden (Income-tax Act 2025, section 186). Take the rest by bank, UPI or cheque.",
    );
    expect(await db.payment.count()).toBe(1);
    await cash(id, 49_999.99);
    expect((await refused(cash(id, 0.01)))[1]).toMatch(/^No more may be taken/);
    await enterPayment({ db, orderId: id, request: { amount: 90_000, means: "bank" }, by });
  });

  it("stays below it for one person in a day, over all their orders", async () => {
    const { id: userId } = await givenUser(db);
    const [first, second] = [await givenOrder(db, { userId }), await givenOrder(db, { userId })];
    const other = await givenOrder(db, { email: "ravi@example.com" });
    await cash(first.id, 150_000);
    expect((await refused(cash(second.id, 50_000)))[1]).toContain("from one person in a day");
    await cash(second.id, 50_000, daysAgo(1));
    await cash(other.id, 150_000);
  });

  it("does not include reversed receipts, and identifies a guest by email or phone", async () => {
    const guest = { email: null, phone: "9876543210" };
    const [first, second] = [await givenOrder(db, guest), await givenOrder(db, guest)];
    const row = await cash(first.id, 150_000);
    expect((await refused(cash(second.id, 60_000)))[0]).toBe("invalid_input");
    const request = { reason: "Another customer's" };
    await takeBackPayment({ db, orderId: first.id, paymentId: row.id, request, by });
    await cash(second.id, 60_000);
  });

  it("is counted correctly under concurrent receipts from one person", async () => {
    const { id: userId } = await givenUser(db);
    const orders: { id: string }[] = [];
    for (const email of ["meera@example.com", "office@example.com", "ravi@example.com"]) {
      orders.push(await givenOrder(db, { userId, email }));
    }
    const done = await Promise.allSettled(orders.map(({ id }) => cash(id, 150_000)));
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  });
});
