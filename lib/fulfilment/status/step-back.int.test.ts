import { describe, expect, it } from "vitest";
import type { OrderStatus } from "@/lib/orders/status";
import { findOrder } from "@/lib/orders/read/queries";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { stepBack } from "./step-back";
import type { StepBackRequest } from "../schemas";

const { db } = testDatabase();
const { advance, cancel, mails, historyOf, entries } = orderDeskSteps(db);

const { invoice } = documentSteps(db);

const REASON = "The label of another order";
const back = (id: string, to: StepBackRequest["to"]) =>
  stepBack({ db, id, request: { to, reason: REASON }, actor: meera, ipAddress: FROM });

/** A shipped order invoiced before the step, so that the step can be undone. */
async function givenShipped() {
  const order = await givenOrder(db);
  await invoice(order.id);
  await advance(order.id, { status: "Processing" });
  await advance(order.id, { status: "Shipped", tracking: TRACKING });
  return order;
}

const readStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;

describe("a mistaken step", () => {
  it("is reverted with its reason and tracking details, and a mail explains it", async () => {
    const { id, orderId, accessKey } = await givenShipped();
    await back(orderId, "Processing");
    expect(await readStatus(id)).toBe("Processing");
    expect(await historyOf(id)).toEqual([
      "Pending Asha Verma",
      "Processing Meera Nair",
      "Shipped Meera Nair",
      "Processing Meera Nair",
    ]);
    expect((await mails()).at(-1)).toBe("order-corrected");
    const order = await findOrder(db, id, { identity: { state: "visitor" }, key: accessKey });
    expect(order?.tracking).toBeNull();
    expect(order?.history.at(-1)).toMatchObject({ status: "Processing", takesBack: "Shipped" });
    expect(JSON.stringify(order)).not.toContain(REASON);
    expect(await entries("Order Status Taken Back")).toMatchObject([
      {
        actor: "meera@shop.example",
        ipAddress: FROM,
        details: {
          order: orderId,
          reason: REASON,
          changes: {
            status: { before: "Shipped", after: "Processing" },
            trackingNumber: { before: TRACKING.number, after: null },
          },
        },
      },
    ]);
  });

  it("can be reverted to the start and repeated, and the customer can then cancel", async () => {
    const { id } = await givenShipped();
    await advance(id, { status: "Delivered" });
    await back(id, "Shipped");
    await back(id, "Processing");
    await back(id, "Pending");
    await advance(id, { status: "Processing" });
    await back(id, "Pending");
    await cancel({ id });
    expect(await readStatus(id)).toBe("Cancelled");
    expect(await readCode(back(id, "Pending"))).toBe("invalid_transition");
  });

  it.each<[OrderStatus, StepBackRequest["to"]]>([
    ["Pending", "Processing"],
    ["Delivered", "Processing"],
    ["Delivered", "Pending"],
    ["Shipped", "Pending"],
    ["Cancelled", "Pending"],
    ["Cancelled", "Processing"],
  ])("is refused from %s to %s, and writes nothing", async (status, to) => {
    const { id } = await givenOrder(db, { status });
    expect(await readCode(back(id, to))).toBe("invalid_transition");
    expect(await mails()).toEqual([]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("is reverted once by concurrent requests", async () => {
    const { id } = await givenShipped();
    await Promise.all([1, 2, 3].map(() => back(id, "Processing")));
    expect(await historyOf(id)).toHaveLength(4);
    expect((await mails()).filter((template) => template === "order-corrected")).toHaveLength(1);
  });

  it("stays once the shipping issued an invoice, but not with an earlier one", async () => {
    const late = await givenOrder(db, { status: "Processing" });
    await advance(late.id, { status: "Shipped" });
    const { number } = await invoice(late.id);
    await expect(back(late.id, "Processing")).rejects.toThrow(`Invoice ${number} was issued`);
    expect(await readStatus(late.id)).toBe("Shipped");
    const early = await givenShipped();
    await back(early.id, "Processing");
    expect(await readStatus(early.id)).toBe("Processing");
  });

  it("is not mailed to customers who had no mail about the step", async () => {
    const { id } = await givenOrder(db, { orderUpdates: false });
    await advance(id, { status: "Processing" });
    await db.order.update({ where: { id }, data: { orderUpdates: true } });
    await back(id, "Pending");
    expect(await mails()).toEqual([]);
    const muted = await givenOrder(db);
    await advance(muted.id, { status: "Processing" });
    await db.order.update({ where: { id: muted.id }, data: { orderUpdates: false } });
    await back(muted.id, "Pending");
    expect(await mails()).toEqual(["order-processing"]);
  });

  it("is not found for an unknown order", async () => {
    expect(await readCode(back("KLN-000000-NOTONE", "Pending"))).toBe("not_found");
  });
});
