import { statedTerms } from "@/lib/catalogue/sale-terms";
import { toRupees } from "@/lib/pricing/money";
import { isRightQuantity, isUnruled } from "@/lib/pricing/quantity-rules";
import { lineTotalPaise } from "@/lib/pricing/totals";
import type { PricedMethodAnswer } from "@/lib/shop/shipping/schemas";
import type { PricedMethod } from "@/lib/shop/shipping/methods";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { CartLine, LineSpec, ProductSale } from "./cart-line";
import { gstAnswer } from "./gst-cart";
import type { PricedCart } from "./price-cart";
import { getMaxQuantity, packs, quantityText } from "./quantity-limits";
import type { Quote, QuoteLine } from "./schemas";

/** The priced cart as the API response, in rupees. `t` translates it for a mail. */
export function toQuote(cart: PricedCart, t: Translate = inEnglish): Quote {
  const { lines, totals, gst, promo, samples, promoError, shipping } = cart;
  return {
    lines: lines.map((line) => toQuoteLine(line, t)),
    subtotal: toRupees(totals.subtotalPaise),
    discount: toRupees(totals.discountPaise),
    ...(samples.creditPaise > 0 && { sampleCredit: toRupees(samples.creditPaise) }),
    promo,
    ...(promoError ? { promoError } : {}),
    shipping: toRupees(totals.shippingPaise),
    ...(shipping && {
      shippingWay: shipping.chosen?.way ?? null,
      shippingWays: shipping.ways.map(pricedMethodAnswer),
    }),
    tax: toRupees(totals.taxPaise),
    ...gstAnswer(gst),
    total: toRupees(totals.totalPaise),
  };
}

/** Shipping methods of a priced cart, or the shop's single fee. */
export function shippingAnswer({ lines, totals, shipping }: PricedCart): PricedMethodAnswer[] {
  if (shipping) return shipping.ways.map(pricedMethodAnswer);
  if (!lines.some(({ available }) => available)) return [];
  const amountPaise = totals.shippingPaise;
  return [pricedMethodAnswer({ way: "courier", amountPaise, words: "Delivered to your door." })];
}

const pricedMethodAnswer = ({ way, amountPaise, words }: PricedMethod): PricedMethodAnswer => ({
  way,
  amount: amountPaise === null ? null : toRupees(amountPaise),
  words,
});

function toQuoteLine(line: CartLine, t: Translate): QuoteLine {
  return {
    kind: line.kind,
    product: line.productId,
    name: line.name,
    thumbnailImage: line.picture ?? line.thumbnailImage,
    ...(line.packSize !== null && { packSize: line.packSize }),
    ...(line.sku !== null && { sku: line.sku }),
    ...(line.code && { code: line.code }),
    unit: line.unit,
    basis: line.basis,
    ...specAnswer(line.spec),
    ...(line.byItem && { item: line.itemId }),
    ...(line.print && { print: line.print }),
    ...(line.forLine !== null && { forLine: line.forLine }),
    price: toRupees(line.pricePaise),
    quantity: line.quantity,
    lineTotal: toRupees(lineTotalPaise(line)),
    stockCount: line.sale?.stockCount ?? 0,
    available: line.available,
    ...(line.leadDays !== null && { dispatchDays: line.leadDays }),
    ...toRules(line, t),
  };
}

/** The spec of a custom line in words, and the choices of a box made to size. */
export function specAnswer(spec: LineSpec | null) {
  if (!spec) return {};
  const { made, ...texts } = spec;
  if (!made) return { spec: texts };
  const { style, length, width, height, inside, board, print, finish, table } = made;
  return {
    spec: texts,
    style,
    made: { length, width, height, inside, board, print, finish, table },
  };
}

/** Extra fields for a line with a price list, quantity rules, price tiers or a maximum. */
function toRules(line: CartLine, t: Translate): Partial<QuoteLine> {
  if (!line.sale) return sizeRules(line, t);
  const { terms, most, stockCount, publicPaise } = line.sale;
  const problem = findProblem(line.sale, line, t);
  return {
    ...(publicPaise !== null && { publicPrice: toRupees(publicPaise) }),
    ...((!isUnruled(terms) || terms.priceTiers.length > 0) && { terms: statedTerms(terms) }),
    ...(most !== getMaxQuantity(stockCount ?? 0) && { most }),
    ...(problem !== undefined && { problem }),
  };
}

function sizeRules({ size }: CartLine, t: Translate): Partial<QuoteLine> {
  return {
    ...(size?.least !== undefined && { least: size.least }),
    ...(size?.most !== undefined && { most: size.most }),
    ...(size?.problem && { problem: t(size.problem) }),
  };
}

/** A quantity above the stock has no text: the figures say it. */
function findProblem(
  { terms, most, stockCount }: ProductSale,
  { quantity, available }: CartLine,
  t: Translate,
): string | undefined {
  if (!isRightQuantity(terms, quantity)) return quantityText(terms, quantity, most, t);
  if (available || quantity > most || stockCount === null) return undefined;
  return t("Only {packs} in stock for all lines of this product.", {
    packs: packs(stockCount, t),
  });
}
