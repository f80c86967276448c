import { countText } from "@/lib/base/text/counts";
import type { Supply } from "@/lib/catalogue/supply";
import { MAX_SAMPLES } from "@/lib/pricing/sample";
import { leastQuantity, MAX_QUANTITY, type QuantityRules } from "@/lib/pricing/quantity-rules";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/**
 * The largest quantity that can be typed and stored. A quantity above `maxOrderable` is shown with a message, never
 * reduced silently.
 */
export const MAX_TYPED_QUANTITY = 999_999;
/** Maximum length of a product id in a cart request; a longer text is no id. */
export const MAX_ID_LENGTH = 64;
/** Maximum length of a promo code. */
export const MAX_CODE_LENGTH = 40;

/** The maximum number of packs of a product in one order. */
export function getMaxQuantity(stockCount: number): number {
  return Math.min(stockCount, MAX_QUANTITY);
}

interface Supplied {
  supply?: Supply | undefined;
  stockCount: number;
  maxQuantity?: number | null | undefined;
}

/** The maximum per order of this product: its own limit, and its stock unless it is made to order. */
export function maxOrderable({ supply, stockCount, maxQuantity }: Supplied): number {
  const most = supply === "to_order" ? MAX_QUANTITY : getMaxQuantity(stockCount);
  return Math.min(most, maxQuantity ?? MAX_QUANTITY);
}

export const packs = (count: number, t: Translate = inEnglish): string =>
  count === 1 ? t("1 pack") : t("{count} packs", { count: countText(count) });

export const samples = (count: number, t: Translate = inEnglish): string =>
  count === 1 ? t("1 sample") : t("{count} samples", { count: countText(count) });

/** Quantity rules of a product in words; undefined when any quantity is allowed. */
export function ruleText(rules: QuantityRules, t: Translate = inEnglish): string | undefined {
  const least = leastQuantity(rules);
  const { packMultiple } = rules;
  const smallest = packs(least, t);
  const multiple = packs(packMultiple, t);
  if (packMultiple === 1) {
    return least === 1 ? undefined : t("The smallest order is {packs}.", { packs: smallest });
  }
  if (least === packMultiple) return t("Sold in multiples of {packs}.", { packs: multiple });
  return t("Sold in multiples of {multiple}, from {least}.", { multiple, least: smallest });
}

/**
 * The reason why a quantity cannot be ordered: the product's quantity rules or its stock.
 * @param most available packs
 */
export function quantityText(
  rules: QuantityRules & Pick<Supplied, "maxQuantity">,
  quantity: number,
  most: number,
  t: Translate = inEnglish,
): string {
  const rule = ruleText(rules, t);
  const limit = rules.maxQuantity === most ? orderLimitText(most, t) : limitText(most, t);
  if (quantity > most) return [limit, rule].filter(Boolean).join(" ");
  return rule ?? limit;
}

/** The message that an order can hold at most `most` packs of a product. */
export function limitText(most: number, t: Translate = inEnglish): string {
  if (most >= MAX_QUANTITY) return orderLimitText(most, t);
  return t("Only {packs} in stock.", { packs: packs(most, t) });
}

const orderLimitText = (most: number, t: Translate) =>
  t("One order holds at most {packs} of a product.", { packs: packs(most, t) });

/**
 * The message that an order can hold at most `most` samples of a product, fewer than the maximum when the stock is
 * low.
 */
export function sampleLimitText(most: number, t: Translate = inEnglish): string {
  if (most < MAX_SAMPLES) return limitText(most, t);
  return t("An order holds at most {most} samples of a product.", { most });
}
