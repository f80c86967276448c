import { createHash, randomUUID } from "node:crypto";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, form, json, newEmail, type Journey, type Reach } from "./journey";

/** Journeys of printed goods: tools, artwork and the approval of proofs. */

export const keepsTools: Journey = async ({ reach, admin, product }) => {
  const number = `PL-${randomUUID().slice(0, 8)}`;
  const wanted = json({ number, kind: "plate", product });
  const { body } = await reach("createTool", { ...bearing(admin), ...wanted });
  const path = { id: (body as { _id: string })._id };
  await reach("updateTool", { path, ...bearing(admin), ...json({ keepUntil: "2031-12-31" }) });
};

const PRINT = { option: "Your mark", sides: 1, colours: 2 };

async function printedProduct(reach: Reach, admin: string): Promise<string> {
  const option = { name: "Your mark", sides: 2, maxColours: 4, minPieces: 1, setupFeePerColour: 0 };
  const fields = {
    name: `Printed carton ${randomUUID().slice(0, 8)}`,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "500",
    dieline: "306 × 200",
    printOptions: JSON.stringify([{ ...option, tiers: [], leadDays: 7, tool: null }]),
  };
  const { body } = await reach("createProduct", { ...bearing(admin), ...form("images", fields) });
  const { _id: id } = body as { _id: string };
  await reach("publishProduct", { path: { id }, ...bearing(admin) });
  await reach("getDieline", { path: { id }, query: { format: "pdf" } });
  const size = { length: "230", width: "155", height: "70", board: "e-kraft" };
  await reach("getSizeDieline", { path: { id: "mailer-box" }, query: size });
  return id;
}

interface Printed {
  order: string;
  line: string;
  key: string;
}

async function orderPrinted(shop: OwnShop, reach: Reach, product: string): Promise<Printed> {
  const item = { product, quantity: 1, print: PRINT };
  const quote = await reach("quoteCart", json({ items: [item] }));
  const { total, lines } = quote.body as { total: number; lines: { price: number }[] };
  const request = {
    products: [{ ...item, price: lines[0]?.price }],
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email: newEmail(),
  };
  const { _id: order } = (await reach("placeOrder", json(request))).body as { _id: string };
  const [row] = await shop.sql<{ line: string; key: string }>(
    `SELECT l.id::text AS line, o."accessKey" AS key
     FROM orders o JOIN order_lines l ON l."orderId" = o.id WHERE o.id = $1 AND l.position = 0`,
    [order],
  );
  return { order, line: row?.line ?? "", key: row?.key ?? "" };
}

const DRAWING =
  "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>";

async function storedArtwork(reach: Reach, { order, line, key }: Printed): Promise<string> {
  const query = { key };
  const size = DRAWING.length;
  const file = json({ order, line, name: "logo.svg", size, type: "image/svg+xml" });
  const { body } = await reach("startArtwork", { query, ...file });
  const { _id: id } = body as { _id: string };
  const part = { kind: "raw" as const, type: "application/octet-stream", text: DRAWING };
  await reach("putArtworkPart", { path: { id, n: "1" }, query, body: part });
  const sha256 = createHash("sha256").update(DRAWING).digest("hex");
  await reach("completeArtwork", { path: { id }, query, ...json({ sha256 }) });
  await reach("getArtwork", { path: { id }, query });
  await reach("getArtworkFile", { path: { id }, query });
  await reach("getArtworkPicture", { path: { id }, query });
  return id;
}

interface Sent {
  _id: string;
  sha256: string;
}

async function sentProof(reach: Reach, admin: string, { order, line }: Printed): Promise<Sent> {
  const path = { id: order, line };
  await reach("previewProof", { path, ...bearing(admin), ...form("file", {}) });
  const { body } = await reach("sendProof", { path, ...bearing(admin), ...form("file", {}) });
  return body as Sent;
}

export const approvesProofs: Journey = async ({ shop, reach, admin }) => {
  const product = await printedProduct(reach, admin);
  const printed = await orderPrinted(shop, reach, product);
  const { order, line, key } = printed;
  const query = { key };
  const wrong = await storedArtwork(reach, printed);
  await reach("takeBackArtwork", { path: { id: wrong }, query });
  const artwork = await storedArtwork(reach, printed);
  await reach("putLineArtwork", { path: { id: order, line }, query, ...json({ artwork }) });
  const { _id: id } = await sentProof(reach, admin, printed);
  const first = { path: { id }, query };
  await reach("getProofFile", first);
  await reach("getProofPage", { path: { id, page: "1" }, query });
  const note = json({ page: 1, x: 0.5, y: 0.25, text: "A little larger." });
  const { body } = await reach("pinProof", { ...first, ...note });
  const [pin] = (body as { pins: { _id: string }[] }).pins;
  const pinned = { path: { ...first.path, pin: pin?._id ?? "" }, query };
  await reach("settlePin", { ...pinned, ...json({ settled: false }) });
  await reach("askChanges", { ...first, ...json({ text: "See the note." }) });
  const second = await sentProof(reach, admin, printed);
  const approval = json({ sha256: second.sha256, name: "Asha Rao" });
  await reach("approveProof", { path: { id: second._id }, query, ...approval });
  await reach("getJobTicket", { path: { id: order, line }, ...bearing(admin) });
  const begun = json({ status: "Processing" });
  await reach("updateOrder", { path: { id: order }, ...bearing(admin), ...begun });
  await reach("moveJob", { path: { line }, ...bearing(admin), ...json({ step: "printing" }) });
  const spoken = await sentProof(reach, admin, await orderPrinted(shop, reach, product));
  const call = json({ way: "phone", note: "Asha called and said yes." });
  await reach("approveProofByPhone", { path: { id: spoken._id }, ...bearing(admin), ...call });
};
