import { randomUUID } from "node:crypto";
import { TABLE_EXAMPLE } from "@/lib/catalogue/sizes/admin/examples";
import { bearing, form, json, newEmail, type Journey } from "./journey";
import type { FuzzFile } from "./request-arbitrary";

/** Journeys of staff and their requests. */

export const asksForAPrice: Journey = async ({ reach, product }) => {
  const fields = { name: "Asha Rao", email: newEmail(), product, quantity: "5000" };
  await reach("askPrice", form("file", fields));
};

export const provesAClaim: Journey = async ({ reach, admin, product }) => {
  const fields = { kind: "fsc", name: "FSC", issuedOn: "2026-01-15" };
  const path = { id: product };
  const bearer = bearing(admin);
  const { body } = await reach("addCertificate", { path, ...bearer, ...form("file", fields) });
  const certificate = { id: (body as { _id: string })._id };
  await reach("getCertificateFile", { path: certificate });
  await reach("removeCertificate", { path: certificate, ...bearer });
};

export const keepsAPriceList: Journey = async ({ reach, admin, product }) => {
  const bearer = bearing(admin);
  const list = { name: `List ${randomUUID()}`, rows: [{ product, percent: 12.5 }] };
  const { body } = await reach("createPriceList", { ...bearer, ...json(list) });
  const { _id: id, updatedAt } = body as { _id: string; updatedAt: string };
  const path = { id };
  const tiers = [{ from: 1, price: 90 }];
  const changed = { ...list, updatedAt, rows: [{ product, tiers }] };
  await reach("getPriceList", { path, ...bearer });
  await reach("savePriceList", { path, ...bearer, ...json(changed) });
  await reach("deletePriceList", { path, ...bearer });
};

export const pricesSizes: Journey = async ({ reach, admin }) => {
  const bearer = bearing(admin);
  await reach("saveSizeTable", { ...bearer, ...json(TABLE_EXAMPLE) });
  await reach("addStylePicture", { ...bearer, ...form("picture", {}) });
  const size = { length: 230, width: 155, height: 70, board: "e-kraft", print: "flexo-1" };
  const requested = { ...size, quantities: [500] };
  await reach("priceStyle", { path: { id: "mailer-box" }, ...json(requested) });
  await reach("getStyle", { path: { id: "mailer-box" } });
  await reach("trySizePrice", { ...bearer, ...json({ ...requested, style: "mailer-box" }) });
};

export const keepsTheShop: Journey = async ({ shop, reach, admin }) => {
  const fields = {
    name: `Carton ${randomUUID().slice(0, 8)}`,
    price: "12.50",
    category: "Protection",
    description: "Made for a test.",
    stockCount: "5",
  };
  const created = await reach("createProduct", { ...bearing(admin), ...form("images", fields) });
  const { _id: id, updatedAt } = created.body as { _id: string; updatedAt: string };
  const changed = { ...fields, stockCountRead: "5", existingImages: "[]", updatedAt };
  await reach("updateProduct", { path: { id }, ...bearing(admin), ...form("images", changed) });
  await reach("changePrice", { path: { id }, ...bearing(admin), ...json({ price: 12.75 }) });
  const named = { path: { id }, ...bearing(admin) };
  await reach("publishProduct", named);
  await reach("chooseFeatured", { ...bearing(admin), ...json({ products: [id] }) });
  await reach("deleteProduct", named);
  await reach("restoreProduct", named);
  const carriers = [{ name: "Delhivery", trackingLink: "https://carrier.example/{number}" }];
  await reach("keepCarriers", { ...bearing(admin), ...json({ carriers }) });
  const listed = await reach("listDocumentSeries", bearing(admin));
  const [series] = listed.body as { kind: string; next: number }[];
  const kind = { kind: series?.kind ?? "" };
  const same = json({ next: series?.next });
  await reach("startDocumentSeries", { path: kind, ...bearing(admin), ...same });
  const key = "logoImageUrl";
  await reach("updateSettingImage", { path: { key }, ...bearing(admin), ...form("image", {}) });
  const [mail] = await shop.sql<{ id: string }>(
    `INSERT INTO pgboss.job (name, data, source_name)
     SELECT 'mail-failed', data, 'mail' FROM pgboss.job WHERE name = 'mail' LIMIT 1 RETURNING id::text`,
  );
  await reach("requestBackup", bearing(admin));
  await reach("retryMail", { path: { id: mail?.id ?? "" }, ...bearing(admin) });
};

export const countsTheShelves: Journey = async ({ shop, reach, admin }) => {
  const [row] = await shop.sql<{ id: string; count: number }>(
    `SELECT id, "stockCount" AS count FROM products WHERE "deletedAt" IS NULL LIMIT 1`,
  );
  const text = `Product id,Should be there,Counted,Sheet\n${row?.id},${row?.count},${row?.count},${randomUUID()}`;
  const sheet: FuzzFile = { name: "count.csv", type: "text/csv", content: { text } };
  const fields = { reason: "Counted" };
  const body = { kind: "form" as const, fields, fileField: "file", files: [sheet] };
  await reach("bookCount", { query: { dryRun: "false" }, ...bearing(admin), body });
  await reach("readTable", { body: { ...body, fields: {} } });
};
