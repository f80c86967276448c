import { describe, expect, it } from "vitest";
import { feedItem } from "@/lib/catalogue/feed/merchant-feed";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import type { Product } from "../schemas";
import { withTax } from "../price/shown-tax";
import {
  breadcrumbData,
  familyData,
  itemListData,
  productData,
  type OfferRules,
} from "./structured-data";

const ORIGIN = "https://shop.example";
const GSTIN = "06AAPFU0939F1ZZ";

const SHOP: OfferRules = {
  siteName: "Shop",
  freight: null,
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  dispatchDays: 3,
  policyTerms: { returnWindow: "within 30 days" },
  deliveryDays: [{ place: "Everywhere", days: { least: 1, most: 2 } }],
  gst: null,
};

const product: Product = {
  _id: "0199f0a0-0000-7000-8000-000000000001",
  sku: null,
  name: "Kraft mailer",
  description: "A box.",
  category: "Mailers",
  price: 1380,
  originalPrice: 1550,
  thumbnailImage: "/media/a.webp",
  images: ["/media/a.webp", "https://cdn.example/b.webp"],
  rating: 4.3333333,
  reviews: 3,
  isNew: false,
  inStock: true,
  stockCount: 4,
  packSize: "100 pieces",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
  features: [],
  specifications: {},
  productReviews: [
    {
      id: "r",
      name: "Asha",
      rating: 5,
      verified: true,
      date: "2026-01-02",
      comment: "Good.",
      answer: null,
    },
  ],
  hsnCode: null,
  gtin: null,
  recycledPercent: null,
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

describe("productData", () => {
  it("offers the price in rupees with two decimals at the product's absolute address", () => {
    expect(productData(ORIGIN, product, SHOP)).toMatchObject({
      image: ["https://shop.example/media/a.webp", "https://cdn.example/b.webp"],
      offers: {
        price: "1380.00",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        url: `https://shop.example/product/${product._id}`,
      },
      aggregateRating: { ratingValue: 4.33, reviewCount: 3 },
      review: [{ author: { name: "Asha" }, reviewRating: { ratingValue: 5 } }],
    });
  });

  it("claims no rating without reviews, and no stock without any", () => {
    const data = productData(
      ORIGIN,
      { ...product, inStock: false, reviews: 0, rating: 0, productReviews: [] },
      SHOP,
    );
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("review");
    expect(data).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  });
});

it("names the smallest order and the prices of larger ones, if any", () => {
  expect(productData(ORIGIN, product, SHOP)).not.toHaveProperty("offers.eligibleQuantity");
  const tiered = { ...product, minQuantity: 5, priceTiers: [{ from: 10, price: 1200 }] };
  expect(productData(ORIGIN, tiered, SHOP)).toMatchObject({
    offers: {
      price: "1380.00",
      eligibleQuantity: { minValue: 5 },
      priceSpecification: [
        { price: "1380.00", eligibleQuantity: { minValue: 5, maxValue: 9 } },
        { price: "1200.00", eligibleQuantity: { minValue: 10 } },
      ],
    },
  });
});

describe("the prices of an offer", () => {
  const gst = shopSettingsFrom({ ...withDefaults([]), taxRegime: "gst", sellerGstin: GSTIN }).gst;
  const tiered = { ...product, minQuantity: 5, priceTiers: [{ from: 10, price: 1200 }] };
  const toMadeOffer = (one: Product, rules: OfferRules) =>
    (productData(ORIGIN, one, rules) as { offers: unknown }).offers;
  const toShipping = (value: string) => ({ shippingDetails: { shippingRate: { value } } });

  it("are before tax when the page shows no others, and marked so", () => {
    expect(toMadeOffer(product, SHOP)).toMatchObject({
      price: "1380.00",
      priceSpecification: { price: "1380.00", valueAddedTaxIncluded: false },
      ...toShipping("150.00"),
    });
  });

  it("are with tax when the page shows them so", () => {
    const rules = { ...SHOP, taxPercent: 8, gst: null };
    expect(toMadeOffer(withTax(tiered, rules, []), SHOP)).toMatchObject({
      price: "1490.40",
      priceSpecification: [
        { price: "1490.40", valueAddedTaxIncluded: true },
        { price: "1296.00", valueAddedTaxIncluded: true },
      ],
      ...toShipping("0.00"),
    });
  });

  it("are those of the product feed, with tax on the shipping under GST", () => {
    const rules = { ...SHOP, gst };
    const shown = withTax({ ...product, originalPrice: null }, { gst, taxPercent: 8 }, []);
    const told = toMadeOffer(shown, rules) as ReturnType<typeof toShipping> & { price: string };
    const feedRules = {
      ...rules,
      origin: ORIGIN,
      isShippingTaxed: true,
      now: new Date("2026-11-25T04:00:00Z"),
      openingHours: [null],
      holidays: [],
    };
    const feed = feedItem(
      { ...shown, familyId: null, familyLabel: null, googleCategory: "" },
      shown.taxPercent ?? 0,
      feedRules,
    );
    const [price, shipping] = [...feed.matchAll(/<g:price>([\d.]+) INR/g)].map(([, text]) => text);
    expect([told.price, told.shippingDetails.shippingRate.value]).toEqual([price, shipping]);
    expect([price, shipping]).toEqual(["1628.40", "177.00"]);
  });
});

describe("one size of a family", () => {
  const other = { _id: "0199f0a0-0000-7000-8000-000000000002", label: "A4", inStock: false };
  const family = {
    id: "0199f0a0-0000-7000-8000-00000000000f",
    name: "Mailer",
    sizes: [{ _id: product._id, label: "A5", inStock: true }, other],
  };
  const read = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

  it("is a variant of the group, at its own price", () => {
    const variant = read(productData(ORIGIN, product, SHOP, family));
    const group = read(familyData(ORIGIN, product, family, SHOP));
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: family.id,
      name: "Mailer",
      variesBy: ["https://schema.org/size"],
      hasVariant: [{ "@id": variant["@id"] }, { url: `${ORIGIN}/product/${other._id}` }],
    });
    expect(variant).toMatchObject({
      isVariantOf: { "@id": group["@id"] },
      inProductGroupWithID: family.id,
      size: "A5",
      offers: { price: "1380.00" },
    });
  });

  it("is no variant where it is the only one", () => {
    expect(productData(ORIGIN, product, SHOP)).not.toHaveProperty("isVariantOf");
  });
});

it("reports made-to-order products as back orders, whatever their stock", () => {
  const made = { ...product, supply: "to_order" as const, leadDays: 12, stockCount: 0 };
  const availability = (inStock: boolean) =>
    (productData(ORIGIN, { ...made, inStock }, SHOP) as { offers: { availability: string } }).offers
      .availability;
  expect(availability(true)).toBe("https://schema.org/BackOrder");
  expect(availability(false)).toBe("https://schema.org/OutOfStock");
});

describe("what Google requires of an offer", () => {
  const madeOffer = (changes: Partial<Product> = {}) =>
    (productData(ORIGIN, { ...product, ...changes }, SHOP) as { offers: object }).offers;

  it("is there of shipping (developers.google.com/search: merchant listings)", () => {
    expect(madeOffer()).toMatchObject({
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: "150.00", currency: "INR" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          handlingTime: { minValue: 0, maxValue: 3, unitCode: "DAY" },
          transitTime: { minValue: 1, maxValue: 2, unitCode: "DAY" },
        },
      },
    });
    const free = { shippingDetails: { shippingRate: { value: "0.00" } } };
    expect(madeOffer({ minQuantity: 2 })).toMatchObject(free);
  });

  it("has no shipping price, only the weight, when weight and place decide it", () => {
    const rules = { ...SHOP, freight: { volumetricDivisor: 5000 } };
    const data = productData(ORIGIN, { ...product, packedWeight: 1200 }, rules);
    expect(data).toMatchObject({ weight: { value: 1200, unitCode: "GRM" } });
    expect((data as { offers: object }).offers).not.toHaveProperty("shippingDetails");
  });

  it("is there of returns", () => {
    expect(madeOffer()).toMatchObject({
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "IN",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 30,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      },
    });
  });

  it("is there of the product: a number of its maker, where it has one", () => {
    expect(productData(ORIGIN, { ...product, sku: "KM-9" }, SHOP)).toMatchObject({
      sku: "KM-9",
      mpn: "KM-9",
    });
    expect(productData(ORIGIN, product, SHOP)).toMatchObject({ sku: product._id });
    const numbered = productData(ORIGIN, { ...product, gtin: "4006381333931" }, SHOP);
    expect(numbered).toMatchObject({ gtin: "4006381333931" });
    const recycled = productData(ORIGIN, { ...product, recycledPercent: 80 }, SHOP);
    expect(recycled).toMatchObject({
      additionalProperty: { name: "Recycled content", value: 80, unitCode: "P1" },
    });
  });
});

it("continues the numbering of a list across pages", () => {
  expect(itemListData(ORIGIN, [product], 25, 24)).toMatchObject({
    numberOfItems: 25,
    itemListElement: [{ position: 25, name: "Kraft mailer" }],
  });
});

it("lists the breadcrumb path from the top", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Products", path: "/products" },
  ];
  expect(breadcrumbData(ORIGIN, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://shop.example/" },
      { position: 2, item: "https://shop.example/products" },
    ],
  });
});
