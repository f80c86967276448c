import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { addressLabels, packingSlips } from "@/lib/documents/pdf/parcel-documents";
import { findItems } from "@/lib/orders/cart/find-items";
import { updateItem } from "@/lib/orders/items/write-item";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { listOrders } from "@/lib/orders/read/queries";
import { buildEInvoice } from "./einvoice";
import { readDocument } from "./read-document";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { order } = orderSteps(db);
const { invoice, givenGst } = documentSteps(db);

const toText = async (content: Buffer) =>
  (await extractText(new Uint8Array(content), { mergePages: true })).text.replace(/\s+/g, " ");

it("a buyer's own code of a product is on its documents, and finds the product", async () => {
  await givenGst();
  const { id: companyId, members } = await givenCompany();
  const { account } = members.buyer.identity;
  const box = await givenProduct(db, { name: "Box", hsnCode: "48191010", pricePaise: 45_050 });
  const edit = { code: "BOX-07" };
  await updateItem({ db, account, ipAddress: "127.0.0.1" }, box.id, edit);
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    userId: account.id,
    companyId,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  const told = "Buyer's code BOX-07";
  const slips = await packingSlips(db, [bought.orderId]);
  expect(await toText(slips.content)).toContain(told);
  const labels = await addressLabels(db, [bought.orderId]);
  expect(await toText(labels.content)).toContain(told);
  await invoice(bought.id, new Date("2026-11-22T06:00:00Z"));
  const document = await readDocument(db, { id: bought.id });
  expect(buildEInvoice(document).ItemList).toMatchObject([{ PrdDesc: `Box, ${told}` }]);
  expect(document.content.lines).toMatchObject([{ detail: told }]);

  const { items } = await findItems(db, ["box-07"], { owner: account });
  expect(items).toMatchObject([{ product: { _id: box.id } }]);
  expect((await findItems(db, ["box-07"])).items[0]?.product).toBeUndefined();
  const own = await listOrders(db, account, { limit: 10, q: "box-07" });
  expect(own.items.map(({ id }) => id)).toEqual([bought.id]);
  const all = await listAllOrders(db, { limit: 10, q: "Box-07" });
  expect(all.items.map(({ id }) => id)).toEqual([bought.id]);
});
