import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { MAX_SHIPMENTS } from "./shipment-lines";
import { shipOrders } from "./ship-orders";

const { db } = testDatabase();
const { mails, historyOf } = orderDeskSteps(db);

const ship = (lines: string, { dryRun = false, carrier = "blue dart" } = {}) =>
  shipOrders({ db, request: { carrier, lines, dryRun }, actor: meera, ipAddress: FROM });

const given = async () => ({
  made: await givenOrder(db, { status: "Processing" }),
  other: await givenOrder(db, { status: "Processing" }),
  pending: await givenOrder(db, { status: "Pending" }),
});

describe("many orders shipped with one carrier", () => {
  it("are listed line by line before anything is written", async () => {
    const { made, other, pending } = await given();
    const lines = [
      "Order,Number",
      `${made.orderId},B1`,
      "KLN-000000-NOTONE,B2",
      `${pending.orderId},B3`,
      `${other.orderId},B4`,
      `${other.orderId},B5`,
    ].join("\n");
    const { rows, ...counts } = await ship(lines, { dryRun: true });
    expect(rows.map(({ line, state, message }) => `${line} ${state}: ${message}`)).toEqual([
      `2 ready: ${made.customerName}, ${made.city}`,
      "3 refused: There is no order of this number.",
      "4 refused: The order is Pending. It cannot become Shipped, only Processing or Cancelled.",
      "5 refused: This order is in lines 5 and 6. Keep one of them.",
      "6 refused: This order is in lines 5 and 6. Keep one of them.",
    ]);
    expect(counts).toEqual({ ready: 1, shipped: 0, refused: 4 });
    expect(await db.order.count({ where: { status: "Shipped" } })).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("follow the rules of a single order: history, mail, invoice and the carrier's link", async () => {
    const { made, pending } = await given();
    const { shipped, refused } = await ship(`${made.orderId},B 1\n${pending.orderId},B3`);
    expect({ shipped, refused }).toEqual({ shipped: 1, refused: 1 });
    expect(await db.order.findUnique({ where: { id: made.id } })).toMatchObject({
      status: "Shipped",
      trackingCarrier: "blue dart",
      trackingNumber: "B 1",
      trackingUrl: "https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=B%201",
    });
    expect(await historyOf(made.id)).toContain("Shipped Meera Nair");
    expect(await mails()).toEqual(["order-shipped"]);
    expect(await db.orderDocument.count({ where: { orderId: made.id } })).toBe(1);
  });

  it("are shipped once when sent twice", async () => {
    const { made } = await given();
    await ship(`${made.orderId},B1`);
    const { rows } = await ship(`${made.orderId},B1`);
    expect(rows[0]).toMatchObject({
      state: "refused",
      message: "Shipped already under this number.",
    });
    expect(await mails()).toEqual(["order-shipped"]);
  });

  it("are refused without a line, or with too many", async () => {
    await expect(ship("Order,Number")).rejects.toThrow("There is no line");
    const many = Array.from({ length: MAX_SHIPMENTS + 1 }, (_, index) => `KLN-${index},B${index}`);
    await expect(ship(many.join("\n"))).rejects.toThrow(`at most ${MAX_SHIPMENTS}`);
  });
});
