import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { changeOrderStatuses } from "./change-order-statuses";

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
      ...{ db, actor: meera, ipAddress: FROM },
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
