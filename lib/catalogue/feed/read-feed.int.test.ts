import { expect, it } from "vitest";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readFeed } from "./read-feed";

const { db } = testDatabase();

async function feed(): Promise<string> {
  const settings = await readShopSettings(db);
  const options = { origin: "https://shop.example", settings, now: new Date() };
  const pieces: string[] = [];
  for await (const piece of readFeed(db, options)) pieces.push(piece);
  return pieces.join("");
}

const idsIn = (xml: string) => [...xml.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id);

it("lists each product in the shop once, without drafts and archived ones", async () => {
  const shown = await givenProduct(db);
  const soldOut = await givenProduct(db, { stockCount: 0 });
  await givenProduct(db, { draft: true });
  await givenProduct(db, { deletedAt: new Date() });
  const xml = await feed();
  expect(idsIn(xml)).toEqual([shown.id, soldOut.id].sort());
  expect(xml).toContain("<g:availability>out_of_stock</g:availability>");
});

it("goes on from batch to batch, whole from its head to its end", async () => {
  await db.product.createMany({
    data: Array.from({ length: 501 }, (_, n) => ({
      name: `Carton ${n}`,
      description: "Of recycled board.",
      category: "Boxes",
      pricePaise: 100,
      stockCount: 1,
      thumbnailImage: "/media/test.webp",
      images: ["/media/test.webp"],
      specifications: {},
    })),
  });
  const xml = await feed();
  expect(new Set(idsIn(xml)).size).toBe(501);
  expect(idsIn(xml)).toHaveLength(501);
  expect(xml.startsWith("<?xml")).toBe(true);
  expect(xml.endsWith("</channel>\n</rss>\n")).toBe(true);
});

it("has the barcode, the family and Google's category", async () => {
  const { id: familyId } = await db.productFamily.create({ data: { name: "Mailer" } });
  const gtin = "4006381333931";
  const product = await givenProduct(db, { gtin, familyId, familyLabel: "A5" });
  await db.category.updateMany({
    where: { name: product.category },
    data: { googleCategory: "Office Supplies > Shipping Supplies" },
  });
  const xml = await feed();
  expect(xml).toContain(`<g:gtin>${gtin}</g:gtin>`);
  expect(xml).toContain(`<g:item_group_id>${familyId}</g:item_group_id>`);
  expect(xml).toContain(
    "<g:google_product_category>Office Supplies &gt; Shipping Supplies</g:google_product_category>",
  );
});
