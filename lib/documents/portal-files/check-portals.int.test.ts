import { beforeEach, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { placeIn, POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { checkPortals } from "./check-portals";
import { buildEInvoice } from "./einvoice";
import { buildEWayBill } from "./ewaybill";
import { nameConsignee } from "./name-consignee";
import { readDocument, readTransport } from "./read-document";
import { nameConsigneeSchema } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, givenGst } = documentSteps(db);

const BUYER = "06AAACR1234K1ZM";
const HEAD_OFFICE = { ...POSTAL_ADDRESS, address: "Head office, 1 MG Road" };

beforeEach(givenGst);

const name = (id: string, request: object) =>
  nameConsignee({
    db,
    id,
    request: nameConsigneeSchema.parse(request),
    actor: meera,
    ipAddress: FROM,
  });

interface Given {
  hsnCode?: string | null;
  quantity?: number;
}

/** An order above the e-way bill limit, with different billing and shipping addresses. */
async function givenOrder({ hsnCode = "48191010", quantity = 200 }: Given = {}) {
  const box = await givenProduct(db, { hsnCode, pricePaise: 45_050, stockCount: 500 });
  const lines = [{ product: box.id, quantity }];
  const billing = { gstin: BUYER, billingAddress: HEAD_OFFICE };
  const { id } = await order({ lines, state: "Haryana", proven: true, billing });
  return id;
}

async function readBill(id: string) {
  const document = await readDocument(db, { id });
  return buildEWayBill(document, await readTransport(db, document.id), dayName(new Date()));
}

it("lists problems for the portals before an invoice is issued", async () => {
  const id = await givenOrder({ hsnCode: null });
  const { problems } = await checkPortals(db, id);
  expect(problems.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "einvoice ItemList.0.HsnCd",
    "einvoice ShipDtls.Gstin",
    "ewaybill itemList.0.hsnCode",
    "ewaybill mainHsnCode",
    "ewaybill shipToGstin",
  ]);
  for (const { words } of problems) expect(words).toMatch(/^[A-Z].+\.$/);
});

it("accepts consignee and distance after the invoice, which contains neither", async () => {
  const id = await givenOrder();
  await db.order.update({ where: { id }, data: { zipCode: "122015" } });
  await invoice(id);
  const fields = async () => (await checkPortals(db, id)).problems.map(({ field }) => field);
  expect((await fields()).sort()).toEqual(["ShipDtls.Gstin", "shipToGstin", "transDistance"]);
  await name(id, { consignee: BUYER.toLowerCase() });
  expect(await fields()).toEqual(["transDistance"]);
  await name(id, { distance: 12 });
  expect(await checkPortals(db, id)).toMatchObject({
    consignee: BUYER,
    distance: 12,
    problems: [],
  });
  const [bill] = (await readBill(id)).billLists;
  expect(bill).toMatchObject({ transType: 1, transDistance: 12, toPincode: 122015 });
  expect(buildEInvoice(await readDocument(db, { id }))).not.toHaveProperty("ShipDtls");
  await name(id, { distance: 12 });
  expect(await auditEntries(db, { action: "Order Consignee Updated" })).toHaveLength(2);
  await name(id, { consignee: "urp", distance: null });
  expect(await checkPortals(db, id)).toMatchObject({ consignee: "URP", distance: null });
});

it("refuses a consignee of another state, and an unknown order", async () => {
  const id = await givenOrder();
  const { details } = await readRefusal(name(id, { consignee: "29AAGCB7383J1Z4" }));
  expect(details.fields?.consignee).toContain("registered in Karnataka (29)");
  expect((await readRefusal(checkPortals(db, "KLN-000000-NOTONE"))).code).toBe("not_found");
  expect(nameConsigneeSchema.safeParse({ consignee: "06AAACR1234K1ZX" }).success).toBe(false);
});

it("reports nothing for an order under the flat tax", async () => {
  await givenSetting(db, "taxRegime", "flat");
  const id = await givenOrder({ hsnCode: null });
  expect((await checkPortals(db, id)).problems).toEqual([]);
});

it("issues no mandatory e-invoice that the portal would refuse", async () => {
  await givenSetting(db, "aggregateTurnover", "6");
  const id = await givenOrder({ hsnCode: null, quantity: 1 });
  const refused = await readRefusal(invoice(id));
  expect([refused.code, refused.message]).toEqual([
    "invalid_transition",
    "The e-invoice portal would refuse this invoice, and once issued it cannot be corrected. The line has no HSN code of 4, 6 or 8 digits.",
  ]);
  expect(await db.orderDocument.count()).toBe(0);
  const right = await givenOrder({ quantity: 1 });
  expect((await invoice(right)).number).toBe("KLN/2627-00001");
});

it("reads an order with a PIN code outside its state", async () => {
  const id = await givenOrder({ quantity: 1 });
  await db.order.update({ where: { id }, data: { ...placeIn("Karnataka"), state: "Haryana" } });
  const { problems } = await checkPortals(db, id);
  expect(problems).toContainEqual({
    file: "einvoice",
    field: "ShipDtls.Pin",
    words: "PIN code 560001 is in Karnataka, not in Haryana. Please check both.",
  });
});
