import { randomUUID } from "node:crypto";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, form, json, newEmail, type Journey, type Reach } from "./journey";

/** Journeys of partly dispatched orders, of claims, and of invoices reported to a portal. */

async function placed(reach: Reach, product: string, quantity: number, more: object = {}) {
  const quote = await reach("quoteCart", json({ items: [{ product, quantity }] }));
  const { lines } = quote.body as { lines: { price: number }[] };
  const products = [{ product, quantity, price: lines[0]?.price }];
  const requested = { items: [{ product, quantity }], state: POSTAL_ADDRESS.state, ...more };
  const { body } = await reach("quoteCart", json(requested));
  const { total } = body as { total: number };
  const request = { products, totalAmount: total, shippingAddress: POSTAL_ADDRESS, ...more };
  const order = await reach("placeOrder", json({ ...request, email: newEmail() }));
  return order.body as { _id: string; accessKey: string };
}

/** Later than any lead time of the shop. */
const DAY = "2027-06-02";

/** Creates the journey's own product, with stock and an HSN code; returns its id. */
async function publishedCarton(reach: Reach, admin: string) {
  const bearer = bearing(admin);
  const fields = {
    name: `Taxed carton ${randomUUID().slice(0, 8)}`,
    price: "500",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "5",
    hsnCode: "48191010",
  };
  const made = await reach("createProduct", { ...bearer, ...form("images", fields) });
  const { _id: product } = made.body as { _id: string };
  await reach("publishProduct", { path: { id: product }, ...bearer });
  return product;
}

export const leavesOnCall: Journey = async ({ shop, reach, admin }) => {
  const product = await publishedCarton(reach, admin);
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
  const [requested] = made.body as { _id: string }[];
  const own = { path: { id, callOff: requested?._id ?? "" }, query };
  await reach("changeCallOff", { ...own, ...json({ quantity: 2 }) });
  const agreed = json({ state: "agreed" });
  await reach("answerCallOff", { path: { id: requested?._id ?? "" }, ...bearer, ...agreed });
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
  const own = { path: { id }, query: { key } };
  await reach("uploadPurchaseOrder", form("file", {}));
  await reach("putPurchaseOrder", { ...own, ...form("file", {}) });
  await reach("getPurchaseOrder", own);
  await reach("deletePurchaseOrder", own);
  const bearer = bearing(admin);
  const first = await reach("recordDispatch", { path: { id }, ...bearer, ...json({ lines }) });
  const part = { path: { id, dispatch: (first.body as { _id: string })._id }, ...bearer };
  const wrong = await reach("recordDispatch", { path: { id }, ...bearer, ...json({ lines }) });
  await reach("takeBackDispatch", {
    path: { id, dispatch: (wrong.body as { _id: string })._id },
    ...bearer,
    ...json({ reason: "Another order was packed." }),
  });
  await reach("issueDispatchInvoice", part);
  await reach("updateDispatch", { ...part, ...json({ vehicle: "HR26AB1234", distance: 12 }) });
  const added = await reach("addDispatchFile", { ...part, ...form("file", { kind: "lr" }) });
  const { files } = added.body as { files: { _id: string }[] };
  const scan = { ...part.path, file: files[0]?._id ?? "" };
  await reach("getDispatchFile", { path: scan, query: { key } });
  await reach("removeDispatchFile", { ...part, path: scan });
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

export const endsShort: Journey = async ({ shop, reach, admin, product }) => {
  const { _id: id } = await placed(reach, product, 2);
  const [row] = await shop.sql<{ line: string }>(
    `SELECT id::text AS line FROM order_lines WHERE "orderId" = $1`,
    [id],
  );
  const order = { path: { id }, ...bearing(admin) };
  await reach("recordDispatch", {
    ...order,
    ...json({ lines: [{ line: row?.line, quantity: 1 }] }),
  });
  const end = { reason: "The mill is out of this board", tellReason: true, stock: "back" };
  await reach("endOrderShort", { ...order, ...json(end) });
};

const GSTIN = "06AAPFU0939F1ZZ";
const BUYER = "06AABCU9603R1ZR";

const SELLER = {
  legalName: "KLN Packaging Private Limited",
  sellerGstin: GSTIN,
  invoicePrefix: "KLN/",
  aggregateTurnover: "12",
  taxRegime: "gst",
};

/** An order's e-way bill at the portal, from its vehicle to its cancellation. */
async function travelsByBill({ shop, reach, admin }: Parameters<Journey>[0], product: string) {
  const bearer = bearing(admin);
  const { _id: id } = await placed(reach, product, 2, { gstin: BUYER });
  const [row] = await shop.sql<{ line: string }>(
    `SELECT id::text AS line FROM order_lines WHERE "orderId" = $1`,
    [id],
  );
  const lines = [{ line: row?.line, quantity: 2 }];
  const sent = json({ lines, invoice: true });
  const { body } = await reach("recordDispatch", { path: { id }, ...bearer, ...sent });
  const part = { path: { id, dispatch: (body as { _id: string })._id }, ...bearer };
  await reach("updateDispatch", { ...part, ...json({ vehicle: "HR26AB1234", distance: 12 }) });
  await reach("makeEWayBill", part);
  const broken = { vehicle: "RJ14CD4321", place: "Jaipur", reason: "breakdown", remark: "Engine" };
  await reach("changeVehicle", { ...part, ...json(broken) });
  const unsent = json({ reason: "order_cancelled", remark: "Not sent" });
  await reach("cancelEWayBill", { ...part, ...unsent });
  const back = { lines: [{ line: row?.line, quantity: 1, restock: false }], reason: "Came back" };
  await reach("recordReturn", { path: { id }, ...bearer, ...json(back) });
  const [voided] = await shop.sql<{ note: string }>(
    `INSERT INTO invoice_registrations ("documentId", irn, "ackNo", "ackDate", "signedQr", by)
     SELECT id, rpad(replace(id::text, '-', ''), 64, '0'), '1', "issuedAt", '', '' FROM order_documents
     WHERE "orderId" = $1 AND kind = 'credit_note' RETURNING "documentId"::text AS note`,
    [id],
  );
  const note = voided?.note ?? "";
  await shop.sql(
    `UPDATE invoice_registrations SET "cancelledAt" = now() WHERE "documentId" = $1::uuid`,
    [note],
  );
  await reach("creditAgain", { path: { id, note }, ...bearer });
}

export const tellsThePortals: Journey = async (world) => {
  const { shop, reach, admin } = world;
  const bearer = bearing(admin);
  const set = (key: string, value: string) =>
    reach("updateSetting", { path: { key }, ...bearer, ...json({ value }) });
  const seller = { ...SELLER, einvoiceKeys: shop.portal.publicKey };
  for (const [key, value] of Object.entries(seller)) await set(key, value);
  try {
    const product = await publishedCarton(reach, admin);
    const { _id: id } = await placed(reach, product, 2, { gstin: BUYER });
    await reach("issueInvoice", { path: { id }, ...bearer });
    await reach("getEInvoice", { path: { id }, ...bearer });
    await reach("getEWayBill", { path: { id }, ...bearer });
    await reach("getEWayBills", { query: { day: "2026-11-20" }, ...bearer });
    await reach("nameConsignee", { path: { id }, ...bearer, ...json({ distance: 12 }) });
    await reach("checkPortals", { path: { id }, ...bearer });
    await reach("listEInvoices", { query: { show: "open" }, ...bearer });
    const [document] = await shop.sql<{ document: string; number: string }>(
      `SELECT id::text AS document, number FROM order_documents WHERE "orderId" = $1`,
      [id],
    );
    await reach("retryEInvoice", { path: { id: document?.document ?? "" }, ...bearer });
    const answer = shop.portal.registered.get(document?.number ?? "");
    const { Irn: irn, AckNo: ackNo, SignedQRCode: signedQr } = answer ?? {};
    // The date of the invoice in India.
    const ackDate = new Date(Date.now() + 5.5 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace("T", " ");
    await reach("recordIrn", {
      path: { id },
      ...bearer,
      ...json({ irn, ackNo, ackDate, signedQr }),
    });
    const wrong = json({ reason: "mistake", remark: "Wrong quantity" });
    await reach("cancelIrn", { path: { id }, ...bearer, ...wrong });
    const reason = json({ reason: "Ordered twice", tellReason: false });
    await reach("callOffOrder", { path: { id }, ...bearer, ...reason });
    const [note] = await shop.sql<{ document: string }>(
      `SELECT id::text AS document FROM order_documents WHERE "orderId" = $1 AND kind = 'credit_note'`,
      [id],
    );
    const reply = json({ state: "rejected", on: "2026-11-20" });
    await reach("setImsReply", { path: { id: note?.document ?? "" }, ...bearer, ...reply });
    await travelsByBill(world, product);
  } finally {
    await set("taxRegime", "flat");
  }
};
