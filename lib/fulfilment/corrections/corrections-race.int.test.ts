import { describe, expect, it } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { expectAgreement } from "@/e2e/steps/corrections/order-agrees";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { AppError } from "@/lib/base/errors";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { advance } = orderDeskSteps(db);
const { correctLines, readOrder } = correctionSteps(db);
const { pay, cancel } = moneySteps(db);
const { invoice } = documentSteps(db);
const { givenRules, order: orderAs, approve } = approvalSteps(db);

async function placed() {
  const { id: product } = await givenProduct(db, { stockCount: 40 });
  const { id } = await order({ lines: [{ product, quantity: 4 }], proven: true });
  const { lines, updatedAt } = await readOrder(id);
  const stock = new Map([[product, 40]]);
  return { id, line: lines[0]?.id ?? "", updatedAt: updatedAt.toISOString(), stock };
}

/** Error codes of the refused attempts; any other failure is thrown. */
async function lose(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.flatMap((each) => {
    if (each.status === "fulfilled") return [];
    if (!(each.reason instanceof AppError)) throw each.reason;
    return each.reason.code;
  });
}

describe("a correction concurrent with", () => {
  it("another one of the same order: one wins, the other has to read the order again", async () => {
    const { id, line, updatedAt, stock } = await placed();
    const lost = await lose(
      [6, 9].map((quantity) => correctLines(id, [{ line, quantity }], { updatedAt })),
    );
    expect(lost).toEqual(["edit_conflict"]);
    await expectAgreement(db, id, stock);
  });

  it.each<[string, (id: string) => Promise<unknown>, string[]]>([
    ["a dispatch", (id) => advance(id, { status: "Shipped" }), ["dispatched"]],
    ["a cancellation", (id) => cancel(id), ["invalid_transition"]],
    ["an invoice", (id) => invoice(id), ["invoiced"]],
    ["a payment", (id) => pay(id, 100), []],
  ])("%s: it comes first, or is refused", async (_, act, codes) => {
    for (const first of [true, false, true]) {
      const { id, line, stock } = await placed();
      await advance(id, { status: "Processing" });
      const correcting = () => correctLines(id, [{ line, quantity: 9 }]);
      const attempts = first ? [correcting(), act(id)] : [act(id), correcting()];
      const lost = await lose(attempts);
      for (const code of lost) expect(codes).toContain(code);
      await expectAgreement(db, id, stock);
    }
  });
});

describe("a company's order", () => {
  async function given() {
    const company = await givenRules([{ kind: "total", amount: 3000 }]);
    const { id: product } = await givenProduct(db, { stockCount: 40 });
    const { id } = await orderAs(company.buyer, { lines: [{ product, quantity: 4 }] });
    const { lines } = await readOrder(id);
    const stock = new Map([[product, 40]]);
    return { ...company, id, line: lines[0]?.id ?? "", stock };
  }

  it("waits for its approvers above the company's rule, and is corrected once they approve", async () => {
    const { id, line, stock, approver } = await given();
    const ask = (quantity: number, isDryRun = false) =>
      correctLines(id, [{ line, quantity }], { isDryRun });
    expect((await ask(5, true)).approval).toBeNull();
    expect((await ask(8, true)).approval).toMatchObject([{ kind: "total" }]);
    expect(await db.approvalRequest.count()).toBe(0);
    expect((await readRefusal(ask(9))).code).toBe("approval_required");
    expect((await readRefusal(ask(8))).code).toBe("approval_required");
    expect((await readOrder(id)).lines[0]?.quantity).toBe(4);
    const waiting = await db.approvalRequest.findMany({ where: { state: "waiting" } });
    expect(waiting).toMatchObject([{ correctsId: id }]);
    const [request] = waiting;
    const both = await Promise.allSettled([1, 2].map(() => approve(approver, request?.id ?? "")));
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const corrected = await readOrder(id);
    expect(corrected.lines[0]?.quantity).toBe(8);
    expect(corrected.approval?.askedBy).toBe("Asha Verma");
    expect(corrected.history.filter(({ changes }) => changes)).toHaveLength(1);
    await expectAgreement(db, id, stock);
    // Approved up to its total: a decrease, and an increase back to it, need no approval.
    await ask(5);
    await ask(8);
    expect((await ask(9, true)).approval).toMatchObject([{ kind: "total" }]);
  });

  it("stays unchanged when it can no longer be corrected, or stock is short", async () => {
    const { id, line, approver } = await given();
    await readRefusal(correctLines(id, [{ line, quantity: 8 }]));
    const [request] = await db.approvalRequest.findMany({ where: { state: "waiting" } });
    await cancel(id);
    const { code } = await readRefusal(approve(approver, request?.id ?? ""));
    expect(code).toBe("request_closed");
    const [still] = await db.approvalRequest.findMany({ where: { correctsId: id } });
    expect(still?.state).toBe("withdrawn");
  });

  it("respects its buyer's limit", async () => {
    const { id, line, buyer } = await given();
    await db.companyMember.update({
      where: { userId: buyer.id },
      data: { orderLimitPaise: 250_000 },
    });
    expect((await readRefusal(correctLines(id, [{ line, quantity: 6 }]))).code).toBe("over_limit");
    await correctLines(id, [{ line, quantity: 3 }]);
  });
});
