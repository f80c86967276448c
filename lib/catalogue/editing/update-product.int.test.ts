import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenReview } from "@/e2e/steps/factories";
import { productSteps, OURS, refusal, type Fields } from "@/e2e/steps/product-steps";
import type { Language } from "@/lib/base/http/languages";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { findProduct, listProducts } from "../queries";

const { db } = testDatabase();
const { auditOf, given, kept, picture, update } = productSteps(db);

describe("updateProduct", () => {
  it("saves the edit, and audits exactly the changes", async () => {
    const { id, updatedAt } = await given();
    const product = await update(id, { name: "Kraft mailer, large", stockCount: "90" });
    expect(product).toMatchObject({ name: "Kraft mailer, large", stockCount: 90, images: OURS });
    expect(new Date(product.updatedAt) > updatedAt).toBe(true);
    const [entry] = await auditOf("Product Updated");
    expect(entry?.description).toBe(
      "Kraft mailer, large was changed: name Kraft mailer box → Kraft mailer, large, price ₹450 → ₹449.50, stock 100 → 90",
    );
    expect(entry?.details).toMatchObject({
      product: id,
      changes: {
        name: { before: "Kraft mailer box", after: "Kraft mailer, large" },
        pricePaise: { before: 45_000, after: 44_950 },
        stockCount: { before: 100, after: 90 },
      },
    });
    const details = entry?.details as { changes: object } | undefined;
    expect(Object.keys(details?.changes ?? {}).sort()).toEqual([
      "description",
      "name",
      "pricePaise",
      "stockCount",
    ]);
  });

  it("keeps omitted fields, except the original price, which it clears", async () => {
    const { id } = await givenProduct(db, {
      originalPricePaise: 60_000,
      isNew: true,
      forSale: false,
      features: ["Recyclable"],
      specifications: { "Pack size": "100 pieces" },
    });
    await givenReview(db, { productId: id });
    expect(await update(id)).toMatchObject({
      originalPrice: null,
      isNew: true,
      forSale: false,
      features: ["Recyclable"],
      specifications: { "Pack size": "100 pieces" },
      reviews: 1,
    });
  });

  it("sets the tariff heading, keeps it when omitted, and clears it", async () => {
    const { id } = await given();
    expect(await update(id, { hsnCode: "4819 10" })).toMatchObject({ hsnCode: "481910" });
    expect(await update(id)).toMatchObject({ hsnCode: "481910" });
    expect(await update(id, { hsnCode: "" })).toMatchObject({ hsnCode: null });
  });

  it("keeps texts in other languages without empty ones, which pages show with the others in English", async () => {
    const { id } = await given();
    const hi = { name: "क्राफ़्ट डिब्बा", description: " ", features: ["मज़बूत", ""] };
    const kept = { hi: { name: "क्राफ़्ट डिब्बा", features: ["मज़बूत"] } };
    const saved = await update(id, { translations: JSON.stringify({ hi }) });
    expect(saved.translations).toEqual(kept);
    expect((await update(id)).translations).toEqual(kept);
    const [entry] = await auditOf("Product Updated");
    expect(entry?.details).toMatchObject({
      changes: { translations: { before: {}, after: kept } },
    });
    expect(await findProduct(db, id, "hi")).toMatchObject({
      ...kept.hi,
      description: saved.description,
    });
    expect(await findProduct(db, id)).toMatchObject({ name: saved.name });
    expect(
      (await listProducts(db, { sort: "name", limit: 5, language: "hi" })).items,
    ).toMatchObject([{ name: kept.hi.name }]);
    const quote = async (language?: Language) => {
      const items = [{ product: id, quantity: 1 }];
      const cart = await priceCart(
        { items },
        await readShopSettings(db),
        quoteSources(db, {}, language),
      );
      return toQuote(cart).lines[0]?.name;
    };
    expect([await quote("hi"), await quote()]).toEqual([kept.hi.name, saved.name]);
    expect((await update(id, { translations: "{}" })).translations).toEqual({});
  });

  it("replaces reviews only if sent, and keeps known ones", async () => {
    const { id } = await given();
    const other = await given();
    const mine = await givenReview(db, { productId: id, rating: 5 });
    const theirs = await givenReview(db, { productId: other.id, rating: 1 });
    const review = { name: "Ravi", rating: 2, date: "2026-02-01", comment: "Thin." };
    const productReviews = JSON.stringify([
      { ...review, id: mine.id },
      { ...review, id: mine.id },
      { ...review, id: theirs.id },
      { ...review, id: 7 },
    ]);
    const product = await update(id, { productReviews });
    expect(product).toMatchObject({ rating: 2, reviews: 4 });
    expect(product.productReviews.filter((one) => one.id === mine.id)).toHaveLength(1);
    expect(product.productReviews.some((one) => one.id === theirs.id)).toBe(false);
    expect(await db.productReview.count({ where: { productId: other.id } })).toBe(1);
    expect(await update(id, { productReviews: "[]" })).toMatchObject({ rating: 0, reviews: 0 });
  });

  it("keeps, adds, orders and removes pictures, and leaves removed ones to the clean-up", async () => {
    const { id } = await given();
    const added = await update(id, { existingImages: '["/media/b.webp"]' }, [picture("new.png")]);
    expect(added.images[0]).toBe("/media/b.webp");
    expect(added.images).toHaveLength(2);
    expect(added.thumbnailImage).toBe("/media/b.webp");

    const fresh = added.images[1] ?? "";
    const ordered = await update(
      id,
      {
        imageOrder: JSON.stringify(["lid.png", fresh, "/media/gone.webp"]),
        thumbnailImageCandidate: fresh,
      },
      [picture("lid.png")],
    );
    expect(ordered.images).toHaveLength(3);
    expect(ordered.images.slice(1)).toEqual([fresh, "/media/b.webp"]);
    expect(ordered.thumbnailImage).toBe(fresh);

    await update(id, { existingImages: JSON.stringify(["/media/b.webp"]) });
    expect(await db.storedImage.count()).toBe(2);
    expect(await kept()).toHaveLength(6);
  });

  it.each<[string, Fields, string]>([
    ["no picture at all", { existingImages: "[]" }, "images"],
    [
      "a thumbnail that is none of its pictures",
      { thumbnailImageCandidate: "x.png" },
      "thumbnailImageCandidate",
    ],
    ["a picture that nobody knows", { existingImages: '["/media/x.webp"]' }, "existingImages"],
    ["more taken than there is", { stockCount: "0", stockCountRead: "101" }, "stockCount"],
  ])("refuses %s, and stores nothing", async (_, fields, field) => {
    const { id } = await given();
    const files = field === "images" ? [] : [picture("new.png")];
    const error = await refusal(update(id, fields, files));
    expect([error.code, Object.keys(error.details.fields ?? {})]).toEqual([
      "invalid_input",
      [field],
    ]);
    expect(await kept()).toEqual([]);
    expect(await db.storedImage.count()).toBe(0);
    expect(await db.auditLog.count()).toBe(0);
  });
});
