import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readEndedShort } from "@/lib/runtime/mails/read-ended-short";
import { endedShortText } from "@/lib/orders/read/ended-short";
import { readOrders } from "@/lib/orders/read/queries";
import { readActions } from "../read-actions";
import { stepBack } from "../status/step-back";
import { takeBackDispatch } from "./take-back-dispatch";
import { endShort } from "./end-short";

const { db } = testDatabase();
const { dispatch, bill, shown, givenParts, givenAccepted, documentsOf, billedOf } =
  dispatchSteps(db);
const { pay, refund, givenTwoLines } = moneySteps(db);
const { advance, mails, entries, stockOf } = orderDeskSteps(db);
const { givenGst, invoice } = documentSteps(db);

const by = { actor: meera, ipAddress: FROM };

const end = (id: string, stock: "back" | "written_off" = "written_off", tellReason = false) =>
  endShort({ db, id, request: { reason: "The mould broke", stock, tellReason }, ...by });

const listKinds = async (id: string) => (await documentsOf(id)).map(({ kind }) => kind);

/** Text of the email. */
async function mailed(id: string) {
  const [order] = await readOrders(db, [id]);
  return order && readEndedShort(db, order);
}

async function money(id: string) {
  const order = await db.order.findUniqueOrThrow({ where: { id } });
  return {
    total: Number(order.totalPaise),
    credited: Number(order.creditedPaise),
    outstanding: Number(order.outstandingPaise),
  };
}

describe("an order that is ended short", () => {
  it("costs what left, is billed for it, and refunds the rest", async () => {
    const { id, orderId, first, second } = await givenParts();
    const paid = (await money(id)).total;
    await pay(id, paid / 100);
    await dispatch(id, { lines: [{ line: first, quantity: 4 }] });
    expect((await readActions(db, id, "admin")).endShort).toBe(true);
    await end(id, "written_off", true);
    const order = await shown(id);
    const onPage = endedShortText(order);
    expect(order).toMatchObject({
      status: "Shipped",
      partlyDispatched: false,
      products: [
        { _id: first, quantity: 4, ordered: 7 },
        { _id: second, quantity: 0, ordered: 5, lineTotal: 0 },
      ],
    });
    const { total, outstanding } = await money(id);
    // 4 of 7 packs at 333.33 with their share of discount, tax and shipping.
    expect(total).toBeGreaterThan(4 * 33_333);
    expect(total).toBeLessThan(paid);
    expect(outstanding).toBe(total - paid);
    expect(await billedOf(id)).toBe(total);
    expect(await listKinds(id)).toEqual(["invoice"]);
    const { subtotal, discount, shipping, tax, totalAmount } = order;
    expect(Math.round((subtotal - discount + shipping + tax) * 100)).toBe(total);
    expect(totalAmount * 100).toBeCloseTo(total);
    const { refundable } = await readActions(db, id, "admin");
    expect(Math.round(refundable.owed * 100)).toBe(paid - total);
    await refund(id, refundable.owed);
    expect((await money(id)).outstanding).toBe(0);
    expect(await mails()).toContain("order-ended-short");
    expect(await mails()).not.toContain("order-shipped");
    const told = { reason: "The mould broke", notSent: [{ quantity: 3 }, { quantity: 5 }] };
    expect(await mailed(id)).toMatchObject(told);
    expect(onPage).toMatchObject({
      ...told,
      money: expect.stringContaining("We give it back") as string,
    });
    expect(await entries("Order Ended Short")).toMatchObject([
      { details: { order: orderId, stock: "written_off" } },
    ]);
  });

  it("bills each dispatch so that the invoices add up to the order to the paisa", async () => {
    const { id, first, second } = await givenParts();
    const one = await dispatch(id, { lines: [{ line: first, quantity: 2 }] });
    await bill(id, one);
    await dispatch(id, { lines: [{ line: first, quantity: 1 }] });
    await dispatch(id, { lines: [{ line: second, quantity: 3 }] });
    await end(id);
    expect(await listKinds(id)).toEqual(["invoice", "invoice", "invoice"]);
    expect(await billedOf(id)).toBe((await money(id)).total);
  });

  it("does the same under GST", async () => {
    await givenGst();
    const { id, box, label } = await givenAccepted();
    const one = await dispatch(id, { lines: [{ line: box, quantity: 2000 }] });
    await bill(id, one);
    await dispatch(id, {
      lines: [
        { line: box, quantity: 100 },
        { line: label, quantity: 50 },
      ],
    });
    await end(id);
    const { total } = await money(id);
    expect(await billedOf(id)).toBe(total);
    const lines = await db.orderLine.findMany({ where: { orderId: id } });
    expect(lines.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([50, 2100]);
  });

  it("is credited for undispatched goods when the whole was billed before", async () => {
    const { id, first } = await givenParts();
    await invoice(id);
    const before = await money(id);
    await dispatch(id, { lines: [{ line: first, quantity: 7 }] });
    await end(id);
    expect(await listKinds(id)).toEqual(["invoice", "credit_note"]);
    const { total, credited } = await money(id);
    expect(total).toBe(before.total);
    expect(credited).toBeGreaterThan(0);
    expect(await mailed(id)).toMatchObject({ notSent: [{ quantity: 5 }] });
  });

  it.each([
    ["back", 2, 1],
    ["written_off", 0, 0],
  ] as const)("restocks the packs as chosen: %s", async (stock, boxes, tapes) => {
    const { id, boxId, tapeId, boxLine } = await givenTwoLines("Processing");
    await dispatch(id, { lines: [{ line: boxLine, quantity: 1 }] });
    await end(id, stock);
    expect([await stockOf(boxId), await stockOf(tapeId)]).toEqual([10 + boxes, 10 + tapes]);
  });

  it("charges a set-up only once goods were made with it", async () => {
    const { id, boxLine } = await givenTwoLines("Processing");
    const fee = (position: number, forLine: number) => ({
      orderId: id,
      position,
      forLine,
      kind: "fee" as const,
      name: `Set-up ${forLine}`,
      thumbnailImage: "",
      pricePaise: 10_000,
      quantity: 1,
      lineTotalPaise: 10_000,
      fromStock: false,
    });
    await db.orderLine.createMany({ data: [fee(2, 0), fee(3, 1)] });
    await db.order.update({
      where: { id },
      data: {
        subtotalPaise: { increment: 20_000 },
        totalPaise: { increment: 21_600 },
        taxPaise: { increment: 1600 },
      },
    });
    await dispatch(id, { lines: [{ line: boxLine, quantity: 3 }] });
    await end(id);
    const { products } = await shown(id);
    expect(products.map(({ quantity }) => quantity)).toEqual([3, 0, 1, 0]);
    expect(await billedOf(id)).toBe((await money(id)).total);
  });

  it("closes its call-offs with the quantity that left", async () => {
    const { id, first, second } = await givenParts();
    await db.order.update({ where: { id }, data: { kept: true } });
    const callOff = (orderLineId: string, quantity: number) => ({
      orderId: id,
      orderLineId,
      quantity,
      on: new Date("2027-01-04"),
      party: "customer" as const,
      by: "Asha",
    });
    await db.orderCallOff.createMany({ data: [callOff(first, 5), callOff(second, 2)] });
    await dispatch(id, { lines: [{ line: first, quantity: 4 }] });
    await end(id);
    expect(await db.orderCallOff.findMany({ orderBy: { quantity: "asc" } })).toMatchObject([
      { quantity: 2, sent: 0, state: "declined" },
      { quantity: 4, sent: 4 },
    ]);
  });

  it("is ended once, and only while partly dispatched", async () => {
    const { id, first } = await givenParts();
    expect(await readCode(end(id))).toBe("invalid_transition");
    const sent = await dispatch(id, { lines: [{ line: first, quantity: 4 }] });
    const codes = await Promise.all([readCode(end(id)), readCode(end(id))]);
    expect(codes.toSorted()).toEqual(["done", "invalid_transition"]);
    const back = stepBack({ db, id, request: { to: "Processing", reason: "No" }, ...by });
    expect(await readCode(back)).toBe("invalid_transition");
    const taken = takeBackDispatch({ db, id, dispatch: sent, reason: "No", ...by });
    expect(await readCode(taken)).toBe("invalid_transition");
    await advance(id, { status: "Delivered" });
  });
});
