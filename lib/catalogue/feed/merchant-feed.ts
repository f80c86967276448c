import { excerpt } from "@/lib/catalogue/product-page/product-metadata";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import { entryPrice } from "@/lib/catalogue/price/tier-rows";
import {
  publishedPaise,
  publishedShippingPaise,
  type FeedTax,
} from "@/lib/catalogue/price/shown-tax";
import { countedPack } from "@/lib/catalogue/price/unit-price";
import { EVERYWHERE, type PlaceDays } from "@/lib/shop/delivery/road-days";
import { paths } from "@/lib/base/paths";
import { formatDecimal, toPaise } from "@/lib/pricing/money";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import {
  daysToLeave,
  expectedDispatch,
  type DispatchRules,
} from "@/lib/shop/working-time/calendar";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { escapeMarkup } from "@/lib/base/text/escape-markup";

/**
 * The product feed for Google Merchant Center (https://support.google.com/merchants/answer/7052112): RSS 2.0 with
 * Google's own elements. For India, Google requires prices with tax, for the smallest quantity that can be bought.
 */

export interface FeedRules extends DispatchRules {
  /** The shop's public address without a trailing slash. */
  origin: string;
  siteName: string;
  freight: ShopSettings["freight"];
  freeShippingAbovePaise: number;
  shippingFeePaise: number;
  now: Date;
  deliveryDays: readonly PlaceDays[];
  /** Whether shipping is taxed like the goods. */
  isShippingTaxed: boolean;
}

const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5000;
const MORE_PICTURES = 10;
const CURRENCY = "INR";

type Element = readonly [name: string, content: string | number | readonly Element[]];

function toXml([name, content]: Element): string {
  const inner = Array.isArray(content)
    ? content.map(toXml).join("")
    : escapeMarkup(String(content));
  return `<${name}>${inner}</${name}>`;
}

export const feedHead = ({ origin, siteName }: FeedRules): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    toXml(["title", siteName]),
    toXml(["link", origin]),
    toXml(["description", `Products of ${siteName}`]),
    "",
  ].join("\n");

export const FEED_END = "</channel>\n</rss>\n";

const amount = (paise: number) => `${formatDecimal(paise)} ${CURRENCY}`;

/** A product with the fields that only the feed needs. */
export interface FeedProduct extends ProductRecord {
  familyId: string | null;
  familyLabel: string | null;
  /** Empty when Google is to choose. */
  googleCategory: string;
}

/** Returns one `item` on its own line. @param taxPercent tax added to the product's price */
export function feedItem(product: FeedProduct, taxPercent: number, rules: FeedRules): string {
  const tax = { percent: taxPercent, isOnShipping: rules.isShippingTaxed };
  const absolute = (address: string) => new URL(address, rules.origin).href;
  const [first = product.thumbnailImage, ...more] = listPictures(product);
  const item: Element[] = [
    ["g:id", product._id],
    ["g:title", excerpt(getTitle(product), TITLE_LENGTH)],
    ["g:description", excerpt(product.description, DESCRIPTION_LENGTH)],
    ["g:link", absolute(paths.product(product._id))],
    ["g:image_link", absolute(first)],
    ...more
      .slice(0, MORE_PICTURES)
      .map((picture): Element => ["g:additional_image_link", absolute(picture)]),
    ...listAvailability(product, rules),
    ...priceElements(product, tax),
    ["g:condition", "new"],
    ["g:brand", rules.siteName],
    ...listIdentifiers(product),
    ["g:product_type", product.category],
    ...(product.googleCategory
      ? [["g:google_product_category", product.googleCategory] as const]
      : []),
    ...familyElements(product),
    ...unitElements(product),
    ...weightElements(product),
    ...recycledElements(product),
    ...shippingElements(product, tax, rules),
  ];
  return `${toXml(["item", item])}\n`;
}

/**
 * A made-to-order product is a back order, for which Google needs its dispatch day
 * (https://support.google.com/merchants/answer/6324470).
 */
function listAvailability(
  { inStock, supply, leadDays }: ProductRecord,
  rules: FeedRules,
): Element[] {
  if (!inStock) return [["g:availability", "out_of_stock"]];
  if (supply === "stock") return [["g:availability", "in_stock"]];
  return [
    ["g:availability", "backorder"],
    ["g:availability_date", `${expectedDispatch(rules, rules.now, [leadDays])}T00:00+0530`],
  ];
}

/** The sizes of a family share a group (https://support.google.com/merchants/answer/6324507). */
const familyElements = ({ familyId, familyLabel }: FeedProduct): Element[] => [
  ...(familyId === null ? [] : [["g:item_group_id", familyId] as const]),
  ...(familyLabel === null ? [] : [["g:size", familyLabel] as const]),
];

/** A detail of its own: Google has no attribute for it (https://support.google.com/merchants/answer/9218260). */
const recycledElements = ({ recycledPercent }: FeedProduct): Element[] =>
  recycledPercent === null
    ? []
    : [
        [
          "g:product_detail",
          [
            ["g:section_name", "Material"],
            ["g:attribute_name", "Recycled content"],
            ["g:attribute_value", `${recycledPercent} %`],
          ],
        ],
      ];

function listIdentifiers({ gtin, sku }: FeedProduct): Element[] {
  if (!gtin && !sku) return [["g:identifier_exists", "no"]];
  return [...(gtin ? [["g:gtin", gtin] as const] : []), ...(sku ? [["g:mpn", sku] as const] : [])];
}

const listPictures = ({ thumbnailImage, images }: ProductRecord) => [
  ...new Set([thumbnailImage, ...images]),
];

const minOrder = (product: ProductRecord) => leastQuantity(toSaleTerms(product));

function getTitle(product: ProductRecord): string {
  const least = minOrder(product);
  const packs = least === 1 ? product.packSize : `${least} packs of ${product.packSize ?? "1"}`;
  return packs === null ? product.name : `${product.name}, ${packs}`;
}

/** Price of the smallest order in paise, before tax. `pack` is the price of one pack in paise. */
const smallestOrder = (product: ProductRecord, pack: number) => pack * minOrder(product);

function priceElements(product: ProductRecord, tax: FeedTax): Element[] {
  const requested = (pack: number) => amount(publishedPaise(smallestOrder(product, pack), tax));
  const pack = entryPrice(toSaleTerms(product));
  const original = product.originalPrice === null ? 0 : toPaise(product.originalPrice);
  if (original <= pack) return [["g:price", requested(pack)]];
  return [
    ["g:price", requested(original)],
    ["g:sale_price", requested(pack)],
  ];
}

function unitElements(product: ProductRecord): Element[] {
  const counted = countedPack(product.packSize);
  if (!counted) return [];
  return [
    ["g:unit_pricing_measure", `${counted.pieces * minOrder(product)} ct`],
    ["g:unit_pricing_base_measure", "1 ct"],
  ];
}

/**
 * Weight and size of the smallest order as shipped, for Merchant Center's own rate table
 * (https://support.google.com/merchants/answer/6324503). The size is for one pack, so it is only present for a single
 * pack.
 */
function weightElements(product: ProductRecord): Element[] {
  const { packedWeight, carton } = product;
  const least = minOrder(product);
  const size = least === 1 ? carton : null;
  return [
    ...(packedWeight === null ? [] : [["g:shipping_weight", `${packedWeight * least} g`] as const]),
    ...(size
      ? (["length", "width", "height"] as const).map((edge): Element => [
          `g:shipping_${edge}`,
          `${size[edge] / 10} cm`,
        ])
      : []),
  ];
}

/** Left out where weight and place decide the cost: the merchant's own table prices it there. */
function shippingElements(product: ProductRecord, tax: FeedTax, rules: FeedRules): Element[] {
  const feePaise = publishedShippingPaise(product, rules, tax);
  return feePaise === null ? [] : [["g:shipping", listShipping(product, feePaise, rules)]];
}

function listShipping(product: ProductRecord, feePaise: number, rules: FeedRules): Element[] {
  const road = rules.deliveryDays.find(({ place }) => place === EVERYWHERE)?.days;
  return [
    ["g:country", "IN"],
    ["g:service", "Standard"],
    ["g:price", amount(feePaise)],
    ["g:min_handling_time", 0],
    ["g:max_handling_time", daysToLeave(rules, [product.leadDays])],
    ...(road
      ? ([
          ["g:min_transit_time", road.least],
          ["g:max_transit_time", road.most],
        ] as const)
      : []),
  ];
}
