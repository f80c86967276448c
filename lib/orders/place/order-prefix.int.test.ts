import { beforeEach, expect, it } from "vitest";
import { searchShop } from "@/lib/dashboard/admin-search/search-shop";
import { shipOrders } from "@/lib/fulfilment/status/ship-orders";
import { dayName } from "@/lib/base/india-time";
import { matchStatement } from "@/lib/payments/statement/match-statement";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { settingSteps } from "@/e2e/steps/setting-steps";
import type { OrderVisitor } from "../access/order-view";
import { findOrder } from "../read/queries";
import type { PlacedOrder } from "./order-options";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { update } = settingSteps(db);

let before: PlacedOrder;
let after: PlacedOrder;

beforeEach(async () => {
  const { id } = await givenProduct(db);
  const lines = [{ product: id, quantity: 1 }];
  before = await order({ lines });
  await update("orderPrefix", "acme");
  after = await order({ lines });
});

it("applies to new orders only, and is audited", async () => {
  expect([before.orderId.slice(0, 4), after.orderId.slice(0, 5)]).toEqual(["KLN-", "ACME-"]);
  expect(await db.auditLog.findFirst({ where: { action: "Setting Updated" } })).toMatchObject({
    details: { changes: { orderPrefix: { before: "KLN", after: "ACME" } } },
  });
});

it("keeps every order findable by its number, in links, searches, lists and statements", async () => {
  for (const { id, orderId, accessKey } of [before, after]) {
    const visitor: OrderVisitor = { identity: { state: "visitor" }, key: accessKey };
    expect((await findOrder(db, orderId, visitor))?.id).toBe(id);
    const { orders } = await searchShop(db, "admin", orderId.toLowerCase());
    expect(orders.map(({ _id }) => _id)).toEqual([id]);
  }
  const [year, month, day] = dayName(new Date()).split("-");
  const rows = [before, after].map(
    ({ orderId }, index) =>
      `${day}/${month}/${year},UPI-${orderId.replaceAll("-", "")}-PAY,61234567890${index},1.00`,
  );
  const bytes = Buffer.from(`Date,Narration,UTR,Credit\n${rows.join("\n")}`);
  const by = { actor: meera, ipAddress: FROM };
  const report = await matchStatement({ db, bytes, dryRun: true, by });
  expect(report.rows.map(({ orderId }) => orderId)).toEqual([before.orderId, after.orderId]);
  const list = { carrier: "DTDC", lines: `${before.orderId},1\n${after.orderId},2`, dryRun: true };
  const shipments = await shipOrders({ db, request: list, actor: meera, ipAddress: FROM });
  for (const { message } of shipments.rows) expect(message).toContain("The order is Pending");
  expect(shipments.rows.length).toBe(2);
});
