import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "@/e2e/support/arbitrary/any-text";
import { FEED_END, feedHead, feedItem, type FeedProduct, type FeedRules } from "./merchant-feed";

const RULES: FeedRules = {
  origin: "https://shop.example",
  siteName: "Box & Co",
  freight: null,
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  dispatchDays: 3,
  openingHours: Array.from({ length: 7 }, () => ({ opens: 540, closes: 1_080 })),
  holidays: [],
  now: new Date("2026-11-25T04:00:00Z"),
  deliveryDays: [{ place: "Everywhere", days: { least: 1, most: 2 } }],
  isShippingTaxed: false,
};

const PRODUCT: FeedProduct = {
  familyId: null,
  familyLabel: null,
  googleCategory: "",
  gtin: null,
  recycledPercent: null,
  _id: "0199f0a0-0000-7000-8000-000000000001",
  sku: null,
  name: "Kraft mailer",
  description: "A box.\n\nOf kraft board.",
  category: "Mailers",
  price: 1000,
  originalPrice: null,
  thumbnailImage: "/media/b.webp",
  images: ["/media/a.webp", "/media/b.webp", "https://cdn.example/c.webp"],
  rating: 0,
  reviews: 0,
  isNew: false,
  inStock: true,
  stockCount: 4,
  packSize: "100 pieces",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
  features: [],
  specifications: {},
  hsnCode: null,
  supply: "stock",
  leadDays: null,
  maxQuantity: null,
  packedWeight: null,
  carton: null,
  printOptions: [],
  sample: { kind: "none", price: 0, credit: [] },
  dieline: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

/** Fields that Google requires for a new item (support.google.com/merchants/answer/7052112). */
const REQUIRED = [
  "id",
  "title",
  "description",
  "link",
  "image_link",
  "availability",
  "price",
  "condition",
  "brand",
  "shipping",
];

const item = (changes: Partial<FeedProduct> = {}, taxPercent = 8, rules: Partial<FeedRules> = {}) =>
  feedItem({ ...PRODUCT, ...changes }, taxPercent, { ...RULES, ...rules });

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, "g"))].map(([, text = ""]) => text);

describe("an item of the product feed", () => {
  it("has every element that Google requires, once", () => {
    for (const name of REQUIRED) {
      // Removes `shipping`, which contains a price of its own.
      const found = all(item().replace(/<g:shipping>.*<\/g:shipping>/, ""), name);
      expect(name === "shipping" ? all(item(), name) : found, name).toHaveLength(1);
    }
    expect(all(item(), "identifier_exists")).toEqual(["no"]);
    expect(all(item({ sku: "KM-9" }), "mpn")).toEqual(["KM-9"]);
    const numbered = item({ gtin: "4006381333931" });
    expect(all(numbered, "gtin")).toEqual(["4006381333931"]);
    const recycled = item({ recycledPercent: 80 });
    expect(all(recycled, "attribute_name")).toEqual(["Recycled content"]);
    expect(all(recycled, "attribute_value")).toEqual(["80 %"]);
    expect(all(numbered, "identifier_exists")).toEqual([]);
    expect(all(item({ googleCategory: "973" }), "google_product_category")).toEqual(["973"]);
    expect(item()).not.toContain("google_product_category");
  });

  it("has the price with tax of the smallest order, named in its title", () => {
    expect(all(item(), "price")[0]).toBe("1080.00 INR");
    expect(all(item(), "title")).toEqual(["Kraft mailer, 100 pieces"]);
    const bulk = { minQuantity: 5, priceTiers: [{ from: 5, price: 900 }] };
    expect(all(item(bulk, 18), "price")[0]).toBe("5310.00 INR");
    expect(all(item(bulk), "title")).toEqual(["Kraft mailer, 5 packs of 100 pieces"]);
    expect(all(item(bulk), "unit_pricing_measure")).toEqual(["500 ct"]);
  });

  it("shows a reduced price next to the former one", () => {
    const xml = item({ originalPrice: 1200 });
    expect(all(xml, "price")[0]).toBe("1296.00 INR");
    expect(all(xml, "sale_price")).toEqual(["1080.00 INR"]);
    expect(all(item({ originalPrice: 900 }), "sale_price")).toEqual([]);
  });

  it("shows shipping costs and times", () => {
    const shipping = (xml: string) => all(xml, "shipping")[0] ?? "";
    expect(all(shipping(item()), "price")).toEqual(["150.00 INR"]);
    expect(all(shipping(item({}, 18, { isShippingTaxed: true })), "price")).toEqual(["177.00 INR"]);
    expect(all(shipping(item({ price: 2000 })), "price")).toEqual(["150.00 INR"]);
    expect(all(shipping(item({ price: 2000.01 })), "price")).toEqual(["0.00 INR"]);
    expect(all(shipping(item()), "max_handling_time")).toEqual(["3"]);
    expect(all(shipping(item({ leadDays: 12 })), "max_handling_time")).toEqual(["12"]);
    expect(all(shipping(item()), "max_transit_time")).toEqual(["2"]);
  });

  it("has the shipping weight, and leaves its price to the merchant's own table", () => {
    const carton = { length: 305, width: 200, height: 150 };
    const weighed = { packedWeight: 1200, carton };
    const xml = item(weighed, 8, { freight: { volumetricDivisor: 5000 } });
    expect(all(xml, "shipping")).toEqual([]);
    expect(all(xml, "shipping_weight")).toEqual(["1200 g"]);
    expect(all(xml, "shipping_length")).toEqual(["30.5 cm"]);
    expect(all(item({ ...weighed, minQuantity: 5 }), "shipping_weight")).toEqual(["6000 g"]);
    expect(all(item({ ...weighed, minQuantity: 5 }), "shipping_height")).toEqual([]);
    expect(item()).not.toContain("shipping_");
  });

  it("groups the sizes of a family", () => {
    const size = item({ familyId: "0199f0a0-0000-7000-8000-00000000000f", familyLabel: "A5" });
    expect(all(size, "item_group_id")).toEqual(["0199f0a0-0000-7000-8000-00000000000f"]);
    expect(all(size, "size")).toEqual(["A5"]);
    expect(all(item(), "item_group_id")).toEqual([]);
  });

  it("marks sold-out products, with absolute picture URLs, each once", () => {
    expect(all(item({ inStock: false }), "availability")).toEqual(["out_of_stock"]);
    const made = item({ supply: "to_order", leadDays: 5, stockCount: 0 });
    expect(all(made, "availability")).toEqual(["backorder"]);
    expect(all(made, "availability_date")).toEqual(["2026-11-30T00:00+0530"]);
    expect(all(item(), "image_link")).toEqual(["https://shop.example/media/b.webp"]);
    expect(all(item(), "additional_image_link")).toEqual([
      "https://shop.example/media/a.webp",
      "https://cdn.example/c.webp",
    ]);
  });

  it("is one line of well-formed XML within Google's limits, whatever the owner wrote", () => {
    const text = anyText({ minLength: 1, maxLength: 6000 });
    fc.assert(
      fc.property(text, text, (name, description) => {
        const xml = item({ name, description, packSize: null });
        const bare = xml.replace(/<\/?(item|g:[a-z_]+)>/g, "");
        expect(bare).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
        expect(xml.trimEnd()).not.toContain("\n");
        const plain = (all(xml, "description")[0] ?? "").replace(/&\w+;/g, "x");
        expect(plain.length).toBeLessThanOrEqual(5000);
      }),
      { numRuns: 50 },
    );
  });
});

it("is enclosed by a head and an end that name the shop", () => {
  expect(feedHead(RULES)).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
  expect(feedHead(RULES)).toContain("<title>Box &amp; Co</title>");
  expect(FEED_END).toBe("</channel>\n</rss>\n");
});
