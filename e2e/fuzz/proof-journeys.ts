import { randomUUID } from "node:crypto";
import type { OwnShop } from "@/e2e/hard/own-shop";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, form, json, newEmail, type Journey, type Reach } from "./journey";

/** Journeys of what is printed: its tools, its artwork and the approval of its proofs. */

export const keepsTools: Journey = async ({ reach, admin, product }) => {
  const number = `PL-${randomUUID().slice(0, 8)}`;
  const wanted = json({ number, kind: "plate", product });
  const { body } = await reach("createTool", { ...bearing(admin), ...wanted });
  const path = { id: (body as { _id: string })._id };
  await reach("updateTool", { path, ...bearing(admin), ...json({ keepUntil: "2031-12-31" }) });
};

const SHA256 = "a".repeat(64);
const PRINT = { option: "Your mark", sides: 1, colours: 2 };

async function printedProduct(reach: Reach, admin: string): Promise<string> {
  const option = { name: "Your mark", sides: 2, maxColours: 4, minPieces: 1, setupFeePerColour: 0 };
  const fields = {
    name: `Printed carton ${randomUUID().slice(0, 8)}`,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "500",
    printOptions: JSON.stringify([{ ...option, tiers: [], leadDays: 7, tool: null }]),
  };
  const { body } = await reach("createProduct", { ...bearing(admin), ...form("images", fields) });
  const { _id: id } = body as { _id: string };
  await reach("publishProduct", { path: { id }, ...bearing(admin) });
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
  const wish = {
    products: [{ ...item, price: lines[0]?.price }],
    totalAmount: total,
    shippingAddress: POSTAL_ADDRESS,
    email: newEmail(),
  };
  const { _id: order } = (await reach("placeOrder", json(wish))).body as { _id: string };
  const [row] = await shop.sql<{ line: string; key: string }>(
    `SELECT l.id::text AS line, o."accessKey" AS key
     FROM orders o JOIN order_lines l ON l."orderId" = o.id WHERE o.id = $1 AND l.position = 0`,
    [order],
  );
  return { order, line: row?.line ?? "", key: row?.key ?? "" };
}

async function storedArtwork(shop: OwnShop, order: string): Promise<string> {
  const [row] = await shop.sql<{ id: string }>(
    `INSERT INTO artworks (id, "orderId", name, size, type, "partSize", sha256, state, "preflightState", storage, key, "completedAt")
     VALUES (gen_random_uuid(), $1, 'logo.pdf', 9, 'application/pdf', 9, $2, 'stored', 'ok', 'disk', 'artworks/none', now())
     RETURNING id::text`,
    [order, SHA256],
  );
  return row?.id ?? "";
}

async function sentProof(shop: OwnShop, line: string, n: number): Promise<string> {
  await shop.sql(`UPDATE order_lines SET stage = 'proof_sent' WHERE id = $1`, [line]);
  const [row] = await shop.sql<{ id: string }>(
    `INSERT INTO proofs (id, "orderLineId", n, sha256, name, storage, key, pages, by)
     VALUES (gen_random_uuid(), $1, $2, $3, 'proof.pdf', 'disk', 'proofs/none', 1, 'Meera Nair')
     RETURNING id::text`,
    [line, n, SHA256],
  );
  return row?.id ?? "";
}

export const approvesProofs: Journey = async ({ shop, reach, admin }) => {
  const product = await printedProduct(reach, admin);
  const { order, line, key } = await orderPrinted(shop, reach, product);
  const query = { key };
  const artwork = await storedArtwork(shop, order);
  const named = { path: { id: order, line }, query };
  await reach("putLineArtwork", { ...named, ...json({ artwork }) });
  const first = { path: { id: await sentProof(shop, line, 1) }, query };
  const note = json({ page: 1, x: 0.5, y: 0.25, text: "A little larger." });
  const { body } = await reach("pinProof", { ...first, ...note });
  const [pin] = (body as { pins: { _id: string }[] }).pins;
  const pinned = { path: { ...first.path, pin: pin?._id ?? "" }, query };
  await reach("settlePin", { ...pinned, ...json({ settled: false }) });
  await reach("askChanges", { ...first, ...json({ text: "See the note." }) });
  const second = { path: { id: await sentProof(shop, line, 2) }, query };
  await reach("approveProof", { ...second, ...json({ sha256: SHA256, name: "Asha Rao" }) });
  const called = await orderPrinted(shop, reach, product);
  const spoken = { id: await sentProof(shop, called.line, 1) };
  const call = json({ way: "phone", note: "Asha called and said yes." });
  await reach("approveProofByPhone", { path: spoken, ...bearing(admin), ...call });
};
