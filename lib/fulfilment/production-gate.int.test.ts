import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { changeOrderStatuses } from "./status/change-order-statuses";

const { db } = testDatabase();
const { advance, entries } = orderDeskSteps(db);

const given = () => givenOrder(db, { lines: { create: PRINTED_LINE }, dispatchBy: null });

describe("an order with a line that nobody has approved", () => {
  it("does not begin, and the refusal names the line", async () => {
    const { id } = await given();
    await expect(advance(id, { status: "Processing" })).rejects.toMatchObject({
      code: "proof_pending",
      details: { fields: { lines: PRINTED_LINE.name } },
    });
    await db.orderLine.updateMany({ where: { orderId: id }, data: { stage: "approved" } });
    await advance(id, { status: "Processing" });
  });

  it("does not begin among many", async () => {
    const { id } = await given();
    const other = await givenOrder(db);
    const { outcomes } = await changeOrderStatuses({
      db,
      actor: meera,
      ipAddress: FROM,
      request: { ids: [id, other.id], status: "Processing" },
    });
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it("begins for a reason, which stays in history and audit log", async () => {
    const { id } = await given();
    const override = "Same plates as last year";
    await advance(id, { status: "Processing", override });
    const history = await db.orderStatusChange.findMany({ where: { orderId: id } });
    expect(history).toContainEqual(
      expect.objectContaining({ status: "Processing", reason: override, reasonTold: false }),
    );
    expect(await entries("Order Status Updated")).toMatchObject([
      { details: { override, unapproved: [PRINTED_LINE.name] } },
    ]);
  });
});

describe("an order whose advance is not paid", () => {
  const asked = () => givenOrder(db, { advancePercent: 50 });

  it("does not begin, alone or among many, until it came in", async () => {
    const { id } = await asked();
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

  it("begins for a reason, which stays in history and audit log", async () => {
    const { id } = await asked();
    const override = "They have paid on time for years";
    await advance(id, { status: "Processing", override });
    expect(await entries("Order Status Updated")).toMatchObject([
      { details: { override, unapproved: [], advanceDuePaise: 56_100 } },
    ]);
  });

  it("says both where a proof is missing too", async () => {
    const { id } = await givenOrder(db, { lines: { create: PRINTED_LINE }, advancePercent: 100 });
    await expect(advance(id, { status: "Processing" })).rejects.toMatchObject({
      code: "proof_pending",
      message: expect.stringContaining("₹1,122.00 of the advance is not paid") as string,
    });
  });
});
