import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { FROM, meera, orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { readUnbilled } from "@/lib/documents/gst-returns/unbilled";
import { findDocument } from "@/lib/documents/pdf/document-file";
import { cancelForReason } from "../status/cancel-for-reason";
import { stepBack } from "../status/step-back";
import { takeBackDispatch } from "./take-back-dispatch";

const { db } = testDatabase();
const { dispatch, bill, shown, givenParts, givenAccepted, documentsOf, billedOf } =
  dispatchSteps(db);
const { invoice: invoiceWhole } = documentSteps(db);
const { advance, cancel, givenStockedOrder, mails, historyOf, entries } = orderDeskSteps(db);

const by = { actor: meera, ipAddress: FROM };

describe("an order with several dispatches", () => {
  it("is Processing until everything has left, and is billed per dispatch to the paisa", async () => {
    const { id, first, second, totalPaise } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }], ...TRACKING });
    expect(await shown(id)).toMatchObject({
      status: "Processing",
      partlyDispatched: true,
      tracking: null,
      dispatches: [{ _id: one, lines: [{ line: first, quantity: 3 }], carrier: "Delhivery" }],
    });
    const { invoice } = await bill(id, one);
    expect(await bill(id, one)).toEqual({ invoice, isNew: false });
    const remaining = [
      { line: first, quantity: 4 },
      { line: second, quantity: 5 },
    ];
    const two = await dispatch(id, {
      lines: remaining,
      carrier: "DTDC",
      number: "D2",
      invoice: true,
    });
    const order = await shown(id);
    expect(order).toMatchObject({
      status: "Shipped",
      partlyDispatched: false,
      tracking: { carrier: "DTDC" },
      dispatches: [
        { _id: one, invoice: { number: invoice.number } },
        { _id: two, invoice: {} },
      ],
    });
    expect(order.documents.map(({ kind }) => kind)).toEqual(["proforma", "invoice", "invoice"]);
    expect(await billedOf(id)).toBe(Number(totalPaise));
    expect(await mails()).toEqual(["order-dispatched", "order-dispatched"]);
    expect(await historyOf(id)).toContain("Shipped Meera Nair");
    expect(await entries("Order Dispatched")).toHaveLength(2);
  });

  it("prints the dispatched quantity of its lines on each invoice, with its share of the price", async () => {
    const { id, first } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    const { invoice } = await bill(id, one);
    const { content } = (await findDocument(db, id, invoice.id)) ?? {};
    expect(content).toMatchObject({
      lines: [{ orderLineId: first, packs: 3, price: { grossPaise: 99_999 } }],
      totals: { subtotalPaise: 99_999 },
      payment: { duePaise: invoice.totalPaise },
    });
  });

  it("can be shipped in one step with one invoice, as before", async () => {
    const { id } = await givenStockedOrder({ status: "Processing" });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    const { dispatches, documents, products } = await shown(id);
    expect(dispatches).toMatchObject([
      { lines: [{ line: products[0]?._id, quantity: 2 }], carrier: "Delhivery" },
    ]);
    expect(dispatches?.[0]?.invoice?.number).toBe(documents[1]?.number);
    expect((await documentsOf(id)).map(({ dispatchId }) => dispatchId)).toEqual([null]);
    expect(await mails()).toEqual(["order-shipped"]);
  });

  it("ships the rest in one step, and bills dispatches without an invoice", async () => {
    const { id, first, totalPaise } = await givenParts();
    await dispatch(id, { lines: [{ line: first, quantity: 6 }] });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    const { dispatches = [] } = await shown(id);
    expect(dispatches).toHaveLength(2);
    expect(dispatches.every(({ invoice }) => invoice)).toBe(true);
    expect(await billedOf(id)).toBe(Number(totalPaise));
  });

  it("has one invoice when billed before dispatch", async () => {
    const { id, first } = await givenParts();
    const whole = await invoiceWhole(id);
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }], invoice: true });
    expect(await bill(id, one)).toMatchObject({ invoice: { id: whole.id }, isNew: false });
    await advance(id, { status: "Shipped" });
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it("cannot be billed as a whole once a part was, and is listed until each part is billed", async () => {
    const { id, first } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    const month = dayName(new Date()).slice(0, 7);
    expect((await readUnbilled(db, month)).orders).toMatchObject([{ _id: id, why: "shipped" }]);
    await bill(id, one);
    expect((await readUnbilled(db, month)).count).toBe(0);
    expect(await readCode(invoiceWhole(id))).toBe("invalid_transition");
    await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    expect((await readUnbilled(db, month)).count).toBe(1);
  });

  it("starts production of a pending order once its proofs are approved", async () => {
    const { id } = await givenStockedOrder({ proof: null });
    const { products } = await shown(id);
    const lines = [{ line: products[0]?._id, quantity: 1 }];
    await dispatch(id, { lines });
    expect(await shown(id)).toMatchObject({ status: "Processing", proof: "owner" });
    const { id: unapproved, box } = await givenAccepted();
    await db.orderLine.update({ where: { id: box }, data: { stage: "proof_sent" } });
    const one = { lines: [{ line: box, quantity: 1 }] };
    expect(await readCode(dispatch(unapproved, one))).toBe("proof_pending");
  });
});

describe("a dispatch", () => {
  it("is limited to the rest, to open orders, and to lines of its order", async () => {
    const { id, first, second } = await givenParts();
    const of = (line: string, quantity: number) => dispatch(id, { lines: [{ line, quantity }] });
    await of(first, 5);
    expect(await readCode(of(first, 3))).toBe("above_ordered");
    const other = await givenParts();
    expect(await readCode(of(other.first, 1))).toBe("invalid_input");
    await of(first, 2);
    await of(second, 5);
    expect(await readCode(of(second, 1))).toBe("above_ordered");
    const { id: gone } = await givenStockedOrder({ status: "Cancelled" });
    const line = (await shown(gone)).products[0]?._id;
    expect(await readCode(dispatch(gone, { lines: [{ line, quantity: 1 }] }))).toBe(
      "invalid_transition",
    );
  });

  it("is recorded once per key", async () => {
    const { id, first } = await givenParts();
    const lines = [{ line: first, quantity: 1 }];
    const twice = [dispatch(id, { lines }, "k1"), dispatch(id, { lines }, "k1")];
    const [one, again] = await Promise.all(twice);
    expect(again).toBe(one);
    const other = dispatch(id, { lines: [{ line: first, quantity: 2 }] }, "k1");
    expect(await readCode(other)).toBe("idempotency_conflict");
    expect((await shown(id)).dispatches).toHaveLength(1);
  });

  it("lets one of twenty requests take the last packs", async () => {
    const { id, first, second } = await givenParts();
    await dispatch(id, { lines: [{ line: second, quantity: 5 }] });
    const last = Array.from({ length: 20 }, () =>
      readCode(dispatch(id, { lines: [{ line: first, quantity: 7 }] })),
    );
    const codes = await Promise.all(last);
    expect(codes.filter((code) => code === "above_ordered")).toHaveLength(19);
    expect((await shown(id)).status).toBe("Shipped");
  });

  it("and a cancellation exclude each other", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await givenStockedOrder();
      const line = (await shown(id)).products[0]?._id;
      const [sent, cancelled] = await Promise.all([
        readCode(dispatch(id, { lines: [{ line, quantity: 1 }] })),
        readCode(cancel({ id })),
      ]);
      const { status, dispatches } = await shown(id);
      if (status === "Cancelled") {
        expect([sent, dispatches]).toEqual(["invalid_transition", []]);
      } else {
        expect([cancelled, dispatches?.length]).toEqual(["invalid_transition", 1]);
      }
    }
  });

  it("gets one invoice, however many are requested at once", async () => {
    const { id, first } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    const requested = await Promise.all(Array.from({ length: 10 }, () => bill(id, one)));
    expect(requested.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it("prevents cancelling the order and stepping back", async () => {
    const { id, first } = await givenParts();
    await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    const reason = "Sold out";
    const cancelling = cancelForReason({ db, id, request: { reason, restock: true }, ...by });
    expect(await readCode(cancelling)).toBe("invalid_transition");
    const back = stepBack({ db, id, request: { to: "Pending", reason }, ...by });
    expect(await readCode(back)).toBe("invalid_transition");
  });

  it("is reverted with the step that it completed", async () => {
    const { id, first } = await givenParts();
    await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    await dispatch(id, {
      lines: [
        { line: first, quantity: 6 },
        { line: (await shown(id)).products[1]?._id, quantity: 5 },
      ],
    });
    await stepBack({ db, id, request: { to: "Processing", reason: "Not yet" }, ...by });
    expect(await shown(id)).toMatchObject({ status: "Processing", partlyDispatched: true });
    expect((await shown(id)).dispatches).toHaveLength(1);
  });

  it("beyond the order is refused by the database", async () => {
    const { id, first } = await givenParts();
    const row = { orderId: id, at: new Date(), by: "Meera" };
    const lines = { create: [{ orderLineId: first, quantity: 8 }] };
    await expect(db.orderDispatch.create({ data: { ...row, lines } })).rejects.toThrow();
    await dispatch(id, { lines: [{ line: first, quantity: 4 }] });
    const fewer = { quantity: 3, lineTotalPaise: 99_999 };
    await expect(db.orderLine.update({ where: { id: first }, data: fewer })).rejects.toThrow();
  });
});

it("belongs to its order only", async () => {
  const { id, first } = await givenParts();
  const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
  const other = await givenParts();
  expect(await readCode(bill(other.id, one))).toBe("not_found");
  expect(await readCode(bill(id, "nothing"))).toBe("not_found");
});

describe("a mistaken dispatch", () => {
  const takeBack = (id: string, dispatchId: string) =>
    takeBackDispatch({ db, id, dispatch: dispatchId, reason: "Another order was packed.", ...by });

  it("is recorded anew when its request is repeated", async () => {
    const { id, first } = await givenParts();
    const lines = [{ line: first, quantity: 1 }];
    const one = await dispatch(id, { lines }, "k1");
    await takeBack(id, one);
    const anew = await dispatch(id, { lines }, "k1");
    expect(anew).not.toBe(one);
    expect((await shown(id)).dispatches).toMatchObject([{ _id: anew }]);
  });

  it("can be reverted until it is billed, which restores the rest and mails the customer", async () => {
    const { id, first, second } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    await takeBack(id, one);
    expect(await shown(id)).toMatchObject({
      status: "Processing",
      partlyDispatched: false,
      dispatches: [],
    });
    expect(await mails()).toEqual(["order-dispatched", "dispatch-corrected"]);
    expect(await entries("Order Dispatch Taken Back")).toMatchObject([
      { details: { dispatch: one, lines: [{ line: first, quantity: 3 }] } },
    ]);
    const other = await dispatch(id, { lines: [{ line: first, quantity: 7 }] });
    const remaining = await dispatch(id, { lines: [{ line: second, quantity: 5 }] });
    expect((await shown(id)).status).toBe("Shipped");
    await takeBack(id, remaining);
    expect(await shown(id)).toMatchObject({
      status: "Processing",
      partlyDispatched: true,
      dispatches: [{ _id: other }],
    });
    expect(await mails()).toContain("order-corrected");
    await bill(id, other);
    expect(await readCode(takeBack(id, other))).toBe("invalid_transition");
    expect(await readCode(takeBack(id, remaining))).toBe("not_found");
  });

  it("stays once the order is billed as a whole", async () => {
    const { id } = await givenStockedOrder({ status: "Processing" });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    const [only] = (await shown(id)).dispatches ?? [];
    expect(await readCode(takeBack(id, only?._id ?? ""))).toBe("invalid_transition");
  });

  it("restores a line's quantity from before more of it was made", async () => {
    const { id, box, total } = await givenAccepted();
    const one = await dispatch(id, { lines: [{ line: box, quantity: 5200 }] });
    expect((await shown(id)).totalAmount).toBeGreaterThan(total);
    await takeBack(id, one);
    expect((await shown(id)).totalAmount).toBe(total);
  });

  it("is either billed or reverted when both happen at once", async () => {
    const { id, first } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    const [billed, taken] = await Promise.all([
      readCode(bill(id, one)),
      readCode(takeBack(id, one)),
    ]);
    const left = await db.orderDispatch.count({ where: { orderId: id } });
    const invoices = await db.orderDocument.count({ where: { orderId: id } });
    expect([billed, taken, left, invoices]).toEqual(
      left === 1 ? ["done", "invalid_transition", 1, 1] : ["not_found", "done", 0, 0],
    );
  });

  it("stays once its goods were returned or claimed", async () => {
    const { id, first } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    await db.orderClaim.create({
      data: { orderId: id, text: "Wet.", lines: { create: { orderLineId: first, quantity: 1 } } },
    });
    expect(await readCode(takeBack(id, one))).toBe("invalid_transition");
    expect((await shown(id)).dispatches).toHaveLength(1);
  });
});
