import { EVERYWHERE } from "@/lib/shop/delivery/road-days";
import { paths } from "@/lib/base/paths";
import { formatDecimal } from "@/lib/pricing/money";
import { isUnruled, leastQuantity } from "@/lib/pricing/quantity-rules";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { daysToLeave } from "@/lib/shop/working-time/calendar";
import type { Family } from "./related-products";
import { toSaleTerms, type SaleTerms } from "../sale-terms";
import type { Product, ProductReview, ProductSummary } from "../schemas";
import {
  type Shown,
  publishedPaise,
  publishedShippingPaise,
  type FeedTax,
} from "../price/shown-tax";
import { entryPrice, tierRows } from "../price/tier-rows";

/**
 * JSON-LD of schema.org for search engines. Addresses are absolute; `origin` is the shop's public address without a
 * trailing slash.
 */

const CONTEXT = "https://schema.org";

export interface Crumb {
  name: string;
  path: string;
}

const absolute = (origin: string, address: string) => new URL(address, origin).toString();

export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(origin, path),
    })),
  };
}

/** @param before number of entries on earlier pages */
export function itemListData(
  origin: string,
  products: readonly Pick<ProductSummary, "_id" | "name">[],
  total: number,
  before: number,
): object {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: products.map(({ _id, name }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name,
      url: absolute(origin, paths.product(_id)),
    })),
  };
}

function reviewData({ name, rating, date, comment }: ProductReview): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name },
    datePublished: date,
    reviewBody: comment,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** Maximum reviews in the JSON-LD of a page. */
const REVIEWS_SHOWN = 10;

function ratingData({ rating, reviews, productReviews }: Product): object {
  if (reviews === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Number(rating.toFixed(2)),
      reviewCount: reviews,
      bestRating: 5,
      worstRating: 1,
    },
    review: productReviews.slice(0, REVIEWS_SHOWN).map(reviewData),
  };
}

const CURRENCY = "INR";

/** The prices of a pack as the page shows them: with tax if the page does, and the tiers if prices differ. */
function priceData(terms: SaleTerms, tax: FeedTax | null): object {
  const rows = tierRows(terms);
  const unitPrice = (paise: number) => ({
    "@type": "UnitPriceSpecification",
    price: formatDecimal(publishedPaise(paise, tax)),
    priceCurrency: CURRENCY,
    valueAddedTaxIncluded: tax !== null,
  });
  const price = entryPrice(terms);
  const published = { price: formatDecimal(publishedPaise(price, tax)), priceCurrency: CURRENCY };
  if (isUnruled(terms) && rows.length === 0) {
    return { ...published, priceSpecification: unitPrice(price) };
  }
  return {
    ...published,
    eligibleQuantity: { "@type": "QuantitativeValue", minValue: leastQuantity(terms) },
    priceSpecification: rows.map(({ from, to, pricePaise }) => ({
      ...unitPrice(pricePaise),
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: from,
        ...(to === null ? {} : { maxValue: to }),
      },
    })),
  };
}

/** Settings of the shop for the offer of a product. */
export type OfferRules = Pick<
  ShopSettings,
  | "siteName"
  | "freight"
  | "freeShippingAbovePaise"
  | "shippingFeePaise"
  | "dispatchDays"
  | "deliveryDays"
  | "gst"
> & { policyTerms: { returnWindow: string } };

const days = (least: number, most: number) => ({
  "@type": "QuantitativeValue",
  minValue: least,
  maxValue: most,
  unitCode: "DAY",
});

/**
 * Shipping cost and time of the smallest order (docs/product.md: Dispatch, Delivery); empty where weight and place
 * decide the cost, because Google reads no shipping without one.
 */
function shippingData(product: Product, rules: OfferRules, tax: FeedTax | null): object {
  const fee = publishedShippingPaise(product, rules, tax);
  if (fee === null) return {};
  const road = rules.deliveryDays.find(({ place }) => place === EVERYWHERE)?.days;
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: formatDecimal(fee), currency: CURRENCY },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(0, daysToLeave(rules, [product.leadDays])),
        ...(road ? { transitTime: days(road.least, road.most) } : {}),
      },
    },
  };
}

/** Return terms of standard products (docs/product.md: Policies); empty when the policy has no number of days. */
function returnsData({ policyTerms }: OfferRules): object {
  const [days] = /\d+/.exec(policyTerms.returnWindow) ?? [];
  if (days === undefined) return {};
  return {
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: Number(days),
      returnMethod: `${CONTEXT}/ReturnByMail`,
      returnFees: `${CONTEXT}/ReturnFeesCustomerResponsibility`,
    },
  };
}

/** Of Google's values (merchant listing, `availability`), BackOrder means made to order. */
const getAvailability = ({ inStock, supply }: Product) =>
  !inStock ? "OutOfStock" : supply === "to_order" ? "BackOrder" : "InStock";

/** Search engines compare these prices with those on the page. */
const computeTax = ({ taxPercent }: Shown<Product>, { gst }: OfferRules): FeedTax | null =>
  taxPercent === undefined ? null : { percent: taxPercent, isOnShipping: gst !== null };

const familyId = (origin: string, { id }: Family) => `${origin}/#family-${id}`;

/**
 * A family on the page of one of its sizes. Each size has a page of its own, so the others stand there by their
 * addresses alone (https://developers.google.com/search/docs/appearance/structured-data/product-variants).
 */
export function familyData(
  origin: string,
  product: Pick<Product, "_id">,
  family: Family,
  { siteName }: OfferRules,
): object {
  const getPage = ({ _id }: { _id: string }) => absolute(origin, paths.product(_id));
  return {
    "@context": CONTEXT,
    "@type": "ProductGroup",
    "@id": familyId(origin, family),
    productGroupID: family.id,
    name: family.name,
    brand: { "@type": "Brand", name: siteName },
    variesBy: [`${CONTEXT}/size`],
    hasVariant: family.sizes.map((size) =>
      size._id === product._id ? { "@id": getPage(size) } : { url: getPage(size) },
    ),
  };
}

function variantData(origin: string, product: Product, family: Family | null): object {
  if (!family) return {};
  const size = family.sizes.find(({ _id }) => _id === product._id);
  return {
    "@id": absolute(origin, paths.product(product._id)),
    isVariantOf: { "@id": familyId(origin, family) },
    inProductGroupWithID: family.id,
    ...(size?.label ? { size: size.label } : {}),
  };
}

/** schema.org has no property of its own for it; P1 is percent (UN/CEFACT Recommendation 20). */
const recycledData = ({ recycledPercent }: Pick<Product, "recycledPercent">): object =>
  recycledPercent === null
    ? {}
    : {
        additionalProperty: {
          "@type": "PropertyValue",
          name: "Recycled content",
          value: recycledPercent,
          unitCode: "P1",
        },
      };

export function productData(
  origin: string,
  product: Shown<Product>,
  rules: OfferRules,
  family: Family | null = null,
): object {
  const brand = rules.siteName;
  const tax = computeTax(product, rules);
  return {
    "@context": CONTEXT,
    "@type": "Product",
    ...variantData(origin, product, family),
    name: product.name,
    description: product.description,
    sku: product.sku ?? product._id,
    ...(product.sku ? { mpn: product.sku } : {}),
    ...(product.gtin ? { gtin: product.gtin } : {}),
    category: product.category,
    ...recycledData(product),
    ...(product.packedWeight === null
      ? {}
      : { weight: { "@type": "QuantitativeValue", value: product.packedWeight, unitCode: "GRM" } }),
    brand: { "@type": "Brand", name: brand },
    image: product.images.map((image) => absolute(origin, image)),
    offers: {
      "@type": "Offer",
      url: absolute(origin, paths.product(product._id)),
      availability: `${CONTEXT}/${getAvailability(product)}`,
      itemCondition: `${CONTEXT}/NewCondition`,
      seller: { "@type": "Organization", name: brand },
      ...priceData(toSaleTerms(product), tax),
      ...shippingData(product, rules, tax),
      ...returnsData(rules),
    },
    ...ratingData(product),
  };
}
