import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { readReturnResult } from "./movement-answers";
import { quoteReturn } from "./quote-return";
import { readActions } from "./read-actions";

const { db } = testDatabase();
const { pay, takeBack, givenTwoLines, moneyOf } = moneySteps(db);
const { invoice } = documentSteps(db);
const { mails, entries, stockOf } = orderDeskSteps(db);

const packs = (line: string, quantity: number, restock = true) => ({ line, quantity, restock });

describe("a return", () => {
  it("restocks packs if requested, credits them and mails the customer", async () => {
    const { id, orderId, boxId, tapeId, boxLine, tapeLine } = await givenTwoLines("Delivered");
    await invoice(id);
    await pay(id, 1122);
    const lines = [packs(boxLine, 2), packs(tapeLine, 1, false)];
    const quote = await quoteReturn({ db, id, lines });
    // ₹400 and ₹300, with 8 % tax.
    expect(quote).toEqual({ value: 756, owed: 756 });
    const made = await takeBack(orderId, { lines });
    expect(made).toMatchObject({ refundId: null, changedProducts: [boxId] });
    expect([await stockOf(boxId), await stockOf(tapeId)]).toEqual([12, 10]);
    expect(await moneyOf(id)).toMatchObject({ state: "over", outstanding: -75_600 });
    expect(await readReturnResult(db, made)).toMatchObject({
      return: {
        value: 756,
        by: "Meera Nair",
        products: [
          { name: "Kraft box", quantity: 2, restocked: true },
          { name: "Tape", quantity: 1, restocked: false },
        ],
      },
      creditNote: { total: 756 },
    });
    expect(await mails()).toEqual(["order-returned"]);
    expect(await entries("Order Return Created")).toMatchObject([
      { details: { order: orderId, valuePaise: 75_600, lines } },
    ]);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("Delivered");
  });

  it("does not restock printed packs", async () => {
    const { id, boxId, boxLine } = await givenTwoLines("Delivered");
    const print = { option: "Your mark", sides: 1, colours: 2 };
    await db.orderLine.update({
      where: { id: boxLine },
      data: { print, leadDays: 7, stage: "approved" },
    });
    expect((await readActions(db, id, "admin")).returnable).toMatchObject([
      { line: boxLine, isStock: false },
      { isStock: true },
    ]);
    expect(await takeBack(id, { lines: [packs(boxLine, 1)] })).toMatchObject({
      changedProducts: [],
    });
    expect(await stockOf(boxId)).toBe(10);
  });

  it("is recorded once when two tabs showed the same packs", async () => {
    const { id, boxLine } = await givenTwoLines("Shipped");
    await takeBack(id, { lines: [packs(boxLine, 1)], returnedRead: 0 });
    const again = takeBack(id, { lines: [packs(boxLine, 1)], returnedRead: 0 });
    expect(await readCode(again)).toBe("edit_conflict");
    await takeBack(id, { lines: [packs(boxLine, 1)], returnedRead: 1 });
  });

  it("can include the refund, with one credit note for both", async () => {
    const { id, boxLine } = await givenTwoLines("Shipped");
    await invoice(id);
    await pay(id, 1122);
    const refund = { amount: 216, means: "bank", reference: "UTR1" } as const;
    const made = await takeBack(id, { lines: [packs(boxLine, 1)], refund });
    const answer = await readReturnResult(db, made);
    expect(answer.refund).toMatchObject({ amount: 216, state: "done", creditNote: null });
    expect(answer.creditNote).toMatchObject({ total: 216 });
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 21_600,
      refunded: 21_600,
    });
    expect((await mails()).toSorted()).toEqual(["order-refunded", "order-returned"]);
  });

  it("without invoice has the same value, and lowers the order with its refund", async () => {
    const { id, boxLine } = await givenTwoLines("Delivered");
    await pay(id, 1122);
    const lines = [packs(boxLine, 1)];
    expect(await quoteReturn({ db, id, lines })).toEqual({ value: 216, owed: 216 });
    const made = await takeBack(id, { lines, refund: { amount: 216 } });
    expect((await readReturnResult(db, made)).creditNote).toBeUndefined();
    expect(await moneyOf(id)).toMatchObject({ state: "paid", outstanding: 0, credited: 21_600 });
  });

  it("with a refused refund leaves nothing behind", async () => {
    const { id, boxId, boxLine } = await givenTwoLines("Delivered");
    await invoice(id);
    await pay(id, 100);
    const wrong = takeBack(id, { lines: [packs(boxLine, 1)], refund: { amount: 216 } });
    expect(await readCode(wrong)).toBe("above_paid");
    expect(await stockOf(boxId)).toBe(10);
    expect(await db.orderReturn.count()).toBe(0);
    expect(await db.orderDocument.count()).toBe(1);
    expect(await mails()).toEqual([]);
  });

  it("never exceeds the purchase, in one request or many at once", async () => {
    const { id, boxId, boxLine } = await givenTwoLines("Delivered");
    expect(await readCode(takeBack(id, { lines: [packs(boxLine, 4)] }))).toBe("invalid_input");
    const all = [1, 2, 3, 4, 5].map(() => takeBack(id, { lines: [packs(boxLine, 1)] }));
    const done = await Promise.allSettled(all);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await stockOf(boxId)).toBe(13);
    const [row] = await db.orderReturn.findMany({ take: 1 });
    const more = { returnId: row?.id ?? "", orderLineId: boxLine, quantity: 1, restocked: false };
    await expect(db.orderReturnLine.create({ data: more })).rejects.toThrow(
      /than its order had|Unique/,
    );
  });

  it("belongs to its order, in the database as well", async () => {
    const one = await givenTwoLines("Delivered");
    const other = await givenTwoLines("Delivered");
    expect(await readCode(takeBack(one.id, { lines: [packs(other.boxLine, 1)] }))).toBe(
      "invalid_input",
    );
    await takeBack(one.id, { lines: [packs(one.boxLine, 1)] });
    const { id: returnId } = await db.orderReturn.findFirstOrThrow();
    const data = { returnId, orderLineId: other.boxLine, quantity: 1, restocked: false };
    await expect(db.orderReturnLine.create({ data })).rejects.toThrow("than its order had");
    for (const change of [
      `UPDATE "order_returns" SET "by" = 'x'`,
      `DELETE FROM "order_return_lines"`,
    ]) {
      await expect(db.$executeRawUnsafe(change), change).rejects.toThrow(/42501/);
    }
  });

  it("is recorded once per key", async () => {
    const { id, boxId, boxLine } = await givenTwoLines("Delivered");
    const lines = [packs(boxLine, 1)];
    const all = await Promise.all([1, 2, 3].map(() => takeBack(id, { lines }, "one-press")));
    expect(new Set(all.map(({ returnId }) => returnId)).size).toBe(1);
    expect(await stockOf(boxId)).toBe(11);
    const other = takeBack(id, { lines: [packs(boxLine, 2)] }, "one-press");
    expect(await readCode(other)).toBe("idempotency_conflict");
  });

  it.each(["Pending", "Processing"] as const)(
    "is possible after sending, not when %s",
    async (status) => {
      const { id, boxLine } = await givenTwoLines(status);
      expect(await readCode(takeBack(id, { lines: [packs(boxLine, 1)] }))).toBe(
        "invalid_transition",
      );
    },
  );
});

describe("the actions on an order", () => {
  it("follow its status, documents and payments", async () => {
    const { id, boxLine, tapeLine } = await givenTwoLines("Shipped");
    const { number } = await invoice(id);
    await pay(id, 1222);
    await takeBack(id, { lines: [packs(boxLine, 1)] });
    expect(await readActions(db, id, "admin")).toMatchObject({
      stepBack: { to: "Processing", refusal: expect.stringContaining(number) as string },
      cancel: null,
      returnable: [
        { line: boxLine, bought: 3, returned: 1 },
        { line: tapeLine, bought: 1, returned: 0 },
      ],
      refundable: { most: 1222, owed: 316, means: "bank" },
      invoice: number,
      returns: [{ value: 216 }],
      refunds: [],
    });
    const fresh = await givenTwoLines("Processing");
    expect(await readActions(db, fresh.orderId, "admin")).toMatchObject({
      stepBack: { to: "Pending", refusal: null },
      cancel: { asksRestock: true },
      returnable: null,
      refundable: { most: 0, owed: 0 },
      invoice: null,
    });
  });
});
