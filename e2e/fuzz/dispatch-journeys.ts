import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, form, json, newEmail, type Journey, type Reach } from "./journey";

/** Journeys of orders that leave in parts, of what arrives damaged, and of invoices that a portal is told of. */

async function placed(reach: Reach, product: string, quantity: number, more: object = {}) {
  const quote = await reach("quoteCart", json({ items: [{ product, quantity }] }));
  const { lines } = quote.body as { lines: { price: number }[] };
  const products = [{ product, quantity, price: lines[0]?.price }];
  const asked = { items: [{ product, quantity }], state: POSTAL_ADDRESS.state, ...more };
  const { body } = await reach("quoteCart", json(asked));
  const { total } = body as { total: number };
  const wish = { products, totalAmount: total, shippingAddress: POSTAL_ADDRESS, ...more };
  const order = await reach("placeOrder", json({ ...wish, email: newEmail() }));
  return order.body as { _id: string; accessKey: string };
}

/** Long after any working day that the shop needs. */
const DAY = "2027-06-02";

export const leavesOnCall: Journey = async ({ shop, reach, admin, product }) => {
  const { _id: id, accessKey: key } = await placed(reach, product, 3);
  const [row] = await shop.sql<{ line: string }>(
    `SELECT id::text AS line FROM order_lines WHERE "orderId" = $1`,
    [id],
  );
  const one = { callOffs: [{ line: row?.line, quantity: 1, on: DAY }] };
  const [bearer, path, query] = [bearing(admin), { id }, { key }];
  await reach("keepOrder", { path, ...bearer, ...json({ kept: true }) });
  await reach("agreeCallOffs", { path, ...bearer, ...json(one) });
  const made = await reach("callOffGoods", { path, query, ...json(one) });
  const [asked] = made.body as { _id: string }[];
  const own = { path: { id, callOff: asked?._id ?? "" }, query };
  await reach("changeCallOff", { ...own, ...json({ quantity: 2 }) });
  const agreed = json({ state: "agreed" });
  await reach("answerCallOff", { path: { id: asked?._id ?? "" }, ...bearer, ...agreed });
  await reach("listCallOffs", { path, query });
  await reach("withdrawCallOff", own);
};

export const leavesInParts: Journey = async ({ shop, reach, admin, product }) => {
  const items = `${product}:1`;
  await reach("listShippingWays", { query: { pin: POSTAL_ADDRESS.zipCode, items } });
  const { _id: id, accessKey: key } = await placed(reach, product, 2);
  const [row] = await shop.sql<{ line: string }>(
    `SELECT id::text AS line FROM order_lines WHERE "orderId" = $1`,
    [id],
  );
  const lines = [{ line: row?.line, quantity: 1 }];
  const bearer = bearing(admin);
  const first = await reach("recordDispatch", { path: { id }, ...bearer, ...json({ lines }) });
  const part = { path: { id, dispatch: (first.body as { _id: string })._id }, ...bearer };
  const wrong = await reach("recordDispatch", { path: { id }, ...bearer, ...json({ lines }) });
  await reach("takeBackDispatch", {
    path: { id, dispatch: (wrong.body as { _id: string })._id },
    ...{ ...bearer, ...json({ reason: "Another order was packed." }) },
  });
  await reach("issueDispatchInvoice", part);
  await reach("getDispatchSlip", part);
  await reach("recordDispatch", { path: { id }, ...bearer, ...json({ lines }) });
  const report = { lines: JSON.stringify(lines), text: "One corner is crushed." };
  const told = await reach("reportClaim", {
    path: { id },
    query: { key },
    ...form("photos", report),
  });
  const { _id: claim } = told.body as { _id: string };
  await reach("getClaimPhoto", { path: { id, claim, photo: "1" }, query: { key } });
  const answer = json({ decision: "refuse", words: "It left here whole." });
  await reach("decideClaim", { path: { id: claim }, ...bearer, ...answer });
};

const GSTIN = "06AAPFU0939F1ZZ";

const portal = generateKeyPairSync("rsa", { modulusLength: 2048 });

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs as the portal does. */
function signedQr(data: object): string {
  const text = `${part({ alg: "RS256", typ: "JWT" })}.${part({ data: JSON.stringify(data), iss: "NIC" })}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), portal.privateKey).toString("base64url")}`;
}

interface EInvoice {
  DocDtls: { No: string; Typ: string; Dt: string };
  ValDtls: { TotInvVal: number };
  ItemList: unknown[];
}

const SELLER = {
  legalName: "KLN Packaging Private Limited",
  sellerGstin: GSTIN,
  invoicePrefix: "KLN/",
  einvoiceKeys: portal.publicKey.export({ type: "spki", format: "pem" }).toString(),
  taxRegime: "gst",
};

export const tellsThePortals: Journey = async ({ reach, admin }) => {
  const bearer = bearing(admin);
  const set = (key: string, value: string) =>
    reach("updateSetting", { path: { key }, ...bearer, ...json({ value }) });
  for (const [key, value] of Object.entries(SELLER)) await set(key, value);
  try {
    const fields = {
      name: `Taxed carton ${randomUUID().slice(0, 8)}`,
      ...{ price: "500", category: "Protection", description: "Made for a test." },
      ...{ stockCount: "5", hsnCode: "48191010" },
    };
    const made = await reach("createProduct", { ...bearer, ...form("images", fields) });
    const { _id: product } = made.body as { _id: string };
    await reach("publishProduct", { path: { id: product }, ...bearer });
    const { _id: id } = await placed(reach, product, 2, { gstin: GSTIN });
    await reach("issueInvoice", { path: { id }, ...bearer });
    const { body } = await reach("getEInvoice", { path: { id }, ...bearer });
    await reach("getEWayBill", { path: { id }, ...bearer });
    const { DocDtls, ValDtls, ItemList } = body as EInvoice;
    const irn = "a".repeat(64);
    const signed = signedQr({
      ...{ SellerGstin: GSTIN, BuyerGstin: GSTIN, Irn: irn },
      ...{ DocNo: DocDtls.No, DocTyp: DocDtls.Typ, DocDt: DocDtls.Dt },
      ...{ TotInvVal: ValDtls.TotInvVal, ItemCnt: ItemList.length },
    });
    const answer = { irn, ackNo: "112610054433219", ackDate: "2026-11-28", signedQr: signed };
    await reach("recordIrn", { path: { id }, ...bearer, ...json(answer) });
  } finally {
    await set("taxRegime", "flat");
  }
};
