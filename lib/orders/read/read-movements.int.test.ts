import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { accountSteps } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { moneySteps } from "@/e2e/steps/money-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { orderAnswer } from "./order-answer";
import { findOrder } from "./queries";

const { db } = testDatabase();
const { pay, refund, takeBack, givenTwoLines } = moneySteps(db);
const { invoice } = documentSteps(db);
const { registerAsha, signedIn } = accountSteps(db);

/** The API response that the customer gets. */
async function readAnswer(id: string) {
  const { accessKey: key } = await db.order.findUniqueOrThrow({ where: { id } });
  const order = await findOrder(db, id, { identity: { state: "visitor" }, key });
  if (!order) throw new Error("The order is not there.");
  return orderAnswer(order);
}

async function givenReturned() {
  const order = await givenTwoLines("Delivered");
  await invoice(order.id);
  await pay(order.id, 1122);
  const lines = [{ line: order.boxLine, quantity: 1, restock: true }];
  await takeBack(order.id, { lines, tellReason: true, refund: { amount: 100, reference: "UTR7" } });
  await refund(order.id, 116, { reason: "The rest, as Meera agreed", means: "cash" });
  return order;
}

describe("refunds and returns", () => {
  it("are shown to the customer, with public reasons", async () => {
    const { id } = await givenReturned();
    const answer = await readAnswer(id);
    expect(answer.returns).toMatchObject([
      { reason: "Came back unopened", products: [{ name: "Kraft box", quantity: 1 }] },
    ]);
    expect(answer.refunds).toMatchObject([
      { amount: 100, means: "bank", reference: "UTR7", reason: "Came back unopened" },
      { amount: 116, means: "cash", reference: null, reason: null },
    ]);
    expect(answer.documents.map(({ kind }) => kind)).toEqual([
      "proforma",
      "invoice",
      "credit_note",
    ]);
    expect(JSON.stringify(answer)).not.toContain("Meera agreed");
  });

  it("omit a mistaken refund, and are empty for a new order", async () => {
    const { id } = await givenTwoLines("Pending");
    expect(await readAnswer(id)).toMatchObject({ refunds: [], returns: [] });
    await pay(id, 200);
    await refund(id, 50);
    const row = await db.payment.findFirstOrThrow({ where: { kind: "refund" } });
    const { amountPaise, means, id: reversesId } = row;
    const reversal = { kind: "reversal", reason: "Typed twice", by: "Meera Nair" } as const;
    await db.payment.create({
      data: { orderId: id, amountPaise, means, reversesId, at: new Date(), ...reversal },
    });
    expect(await readAnswer(id)).toMatchObject({ refunds: [] });
  });

  it("are part of the account's data, with all payments", async () => {
    const { token } = await registerAsha();
    const { id } = await givenReturned();
    const identity = await signedIn(token);
    await db.order.update({ where: { id }, data: { userId: identity.account.id } });
    const data = await exportAccount({ db, identity, ipAddress: "203.0.113.7" });
    expect(data.orders).toMatchObject([
      {
        payments: [
          { kind: "receipt", amount: 1122, means: "bank" },
          { kind: "refund", amount: 100, reference: "UTR7" },
          { kind: "refund", amount: 116, means: "cash" },
        ],
        returns: [{ products: [{ quantity: 1 }] }],
        documents: [{ kind: "proforma" }, { kind: "invoice" }, { kind: "credit_note" }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("Meera agreed");
  });
});
