import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import type { UpdateOrdersRequest } from "@/lib/orders/admin-schemas";
import { recordDispatch } from "./dispatches/record-dispatch";
import { changeOrderStatuses } from "./status/change-order-statuses";

const { db } = testDatabase();
const { advance, entries } = orderDeskSteps(db);

const given = () => givenOrder(db, { lines: { create: PRINTED_LINE }, dispatchBy: null });

describe("an order with an unapproved line", () => {
  it("does not start production, and the refusal names the line", async () => {
    const { id } = await given();
    await expect(advance(id, { status: "Processing" })).rejects.toMatchObject({
      code: "proof_pending",
      details: { fields: { lines: PRINTED_LINE.name } },
    });
    await db.orderLine.updateMany({ where: { orderId: id }, data: { stage: "approved" } });
    await advance(id, { status: "Processing" });
  });

  it("names its gates in a bulk change, and passes those overridden with a reason", async () => {
    const [{ id }, other] = [await given(), await givenOrder(db)];
    const both = await givenOrder(db, { lines: { create: PRINTED_LINE }, advancePercent: 50 });
    const begin = (request: Pick<UpdateOrdersRequest, "ids" | "overrides">) =>
      changeOrderStatuses({
        db,
        actor: meera,
        ipAddress: FROM,
        request: { ...request, status: "Processing" },
      });
    const { outcomes } = await begin({ ids: [id, other.id, both.id] });
    expect(outcomes.map(({ ok, gates }) => [ok, gates])).toEqual([
      [false, ["proof"]],
      [true, undefined],
      [false, ["proof", "advance"]],
    ]);
    const override = "Same plates as last year";
    const named = { override, gates: ["proof" as const] };
    const again = await begin({
      ids: [id, both.id],
      overrides: { [id]: named, [both.id]: named },
    });
    expect(again.outcomes.map(({ ok, gates }) => [ok, gates])).toEqual([
      [true, undefined],
      [false, ["advance"]],
    ]);
    expect(await entries("Order Status Updated")).toMatchObject([
      {},
      { details: { override, gates: ["proof"] } },
    ]);
  });

  it("starts production with a reason, which is in the history and the audit log", async () => {
    const { id } = await given();
    const override = "Same plates as last year";
    await advance(id, { status: "Processing", override });
    const history = await db.orderStatusChange.findMany({ where: { orderId: id } });
    expect(history).toContainEqual(
      expect.objectContaining({ status: "Processing", reason: override, reasonTold: false }),
    );
    expect(await entries("Order Status Updated")).toMatchObject([
      { details: { override, gates: ["proof"], unapproved: [PRINTED_LINE.name] } },
    ]);
  });
});

describe("an order with an unpaid advance", () => {
  const requested = () => givenOrder(db, { advancePercent: 50 });

  it("does not start production, alone or in bulk, until it is paid", async () => {
    const { id } = await requested();
    await givenPayment(db, { orderId: id, amountPaise: 56_000 });
    await expect(advance(id, { status: "Processing" })).rejects.toMatchObject({
      code: "advance_due",
      message: "₹1.00 of the advance is not paid. Record it when it came in.",
    });
    const { outcomes } = await changeOrderStatuses({
      db,
      actor: meera,
      ipAddress: FROM,
      request: { ids: [id], status: "Processing" },
    });
    expect(outcomes).toMatchObject([{ ok: false }]);
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "Pending",
    });
    await givenPayment(db, { orderId: id, amountPaise: 100 });
    await advance(id, { status: "Processing" });
  });

  it("starts production with a reason, which is in the history and the audit log", async () => {
    const { id } = await requested();
    const override = "They have paid on time for years";
    await advance(id, { status: "Processing", override });
    expect(await entries("Order Status Updated")).toMatchObject([
      { details: { override, gates: ["advance"], advanceDuePaise: 56_100 } },
    ]);
  });

  it("names both gates when a proof is missing too", async () => {
    const { id } = await givenOrder(db, { lines: { create: PRINTED_LINE }, advancePercent: 100 });
    await expect(advance(id, { status: "Processing" })).rejects.toMatchObject({
      code: "proof_pending",
      message: expect.stringContaining("₹1,122.00 of the advance is not paid") as string,
    });
  });
});

describe("an order with an amount due before dispatch", () => {
  const steps = [{ percent: 50, rule: "before_production" }, { rule: "before_dispatch" }];
  const begun = async () => {
    const order = await givenOrder(db, { paymentMethod: "bank", paymentSteps: steps });
    await advance(order.id, { status: "Processing", override: "Agreed", gates: ["advance"] });
    return order;
  };
  const dispatch = ({ id, lines }: Awaited<ReturnType<typeof begun>>, override = {}) =>
    recordDispatch({
      db,
      id,
      actor: meera,
      ipAddress: FROM,
      request: { lines: [{ line: lines[0]?.id ?? "", quantity: 1 }], ...override },
    });
  const due = (amount: string) => ({
    code: "balance_due",
    message: `${amount} is to be paid before goods of this order leave. Record it when it came in.`,
    details: { extra: { gates: ["balance"] } },
  });

  it("does not leave, whole, in part or in bulk, even if production began without its advance", async () => {
    const order = await begun();
    await expect(advance(order.id, { status: "Shipped" })).rejects.toMatchObject(due("₹1,122.00"));
    await expect(dispatch(order)).rejects.toMatchObject(due("₹1,122.00"));
    const { outcomes } = await changeOrderStatuses({
      db,
      actor: meera,
      ipAddress: FROM,
      request: { ids: [order.id], status: "Shipped" },
    });
    expect(outcomes).toMatchObject([{ ok: false }]);
    await givenPayment(db, { orderId: order.id, amountPaise: 112_100 });
    await expect(dispatch(order)).rejects.toMatchObject(due("₹1.00"));
    await givenPayment(db, { orderId: order.id, amountPaise: 100 });
    await dispatch(order);
  });

  it("passes only its own gate, each time with a reason in the audit log", async () => {
    const order = await begun();
    const override = "A cheque is on its way";
    await expect(dispatch(order, { override, gates: ["advance"] })).rejects.toMatchObject(
      due("₹1,122.00"),
    );
    await dispatch(order, { override, gates: ["balance"] });
    await expect(advance(order.id, { status: "Shipped" })).rejects.toMatchObject(due("₹1,122.00"));
    await advance(order.id, { status: "Shipped", override });
    const passed = { override, gates: ["balance"], balanceDuePaise: 112_200 };
    expect(await entries("Order Dispatched")).toMatchObject([{ details: passed }]);
    expect(await entries("Order Status Updated")).toMatchObject([
      { details: { gates: ["advance"] } },
      { details: passed },
    ]);
  });

  it("needs each closed gate named", async () => {
    const { id } = await givenOrder(db, { lines: { create: PRINTED_LINE }, paymentSteps: steps });
    const override = "Same plates as last year";
    await expect(advance(id, { status: "Processing", override })).rejects.toMatchObject({
      code: "proof_pending",
      details: { extra: { gates: ["proof", "advance"] } },
    });
    await expect(
      advance(id, { status: "Processing", override, gates: ["proof"] }),
    ).rejects.toMatchObject({ code: "advance_due" });
    await advance(id, { status: "Processing", override, gates: ["proof", "advance"] });
  });

  it("leaves after a concurrent payment, or waits: never with an unpaid part", async () => {
    const order = await begun();
    await givenPayment(db, { orderId: order.id, amountPaise: 100_000 });
    const [left] = await Promise.allSettled([
      dispatch(order),
      givenPayment(db, { orderId: order.id, amountPaise: 12_200 }),
    ]);
    if (left.status === "rejected") {
      expect(left.reason).toMatchObject(due("₹122.00"));
      await dispatch(order);
    }
    expect(await db.orderDispatch.count({ where: { orderId: order.id } })).toBe(1);
    await expect(dispatch(order)).resolves.toEqual(expect.any(String));
  });
});
