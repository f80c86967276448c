import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import type { PricedCart } from "@/lib/orders/cart/price-cart";
import { packs, quantityText, sampleLimitText } from "@/lib/orders/cart/quantity-limits";
import { AppError } from "@/lib/base/errors";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { isRightQuantity, nearestQuantity } from "@/lib/pricing/quantity-rules";
import {
  holdText,
  methodProblem,
  type Credit,
  type CreditHold,
} from "@/lib/shop/payment-methods/offered";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { Refusal } from "@/lib/i18n/refusal";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { quantityWords } from "../line-text";
import type { PlaceOrderRequest } from "../schemas";

/** The facts that decide whether an order can be placed. */

interface Requested {
  request: PlaceOrderRequest;
  settings: ShopSettings;
  /** Set for an approved order, which may cost less than requested. */
  approve?: unknown;
  /** The reason why staff let an order pass despite an overdue invoice. */
  override?: string | undefined;
}

/** The reason why the order cannot be placed, with the right figures for the page to show at once. */
export function findRefusal(
  cart: PricedCart,
  { request, settings, approve, override }: Requested,
  credit: Credit | null,
): AppError | undefined {
  const extra = { quote: toQuote(cart) };
  const unavailable = findLineRefusal(cart.lines, { at: "products", extra });
  if (unavailable) return unavailable;
  const unpriced = shippingProblem(cart.shipping, request);
  if (unpriced) {
    return new Refusal("shipping_on_request", unpriced, { at: "shippingWay", extra });
  }
  if (cart.promoError) return new AppError("invalid_promo", cart.promoError, { extra });
  const { totalPaise } = cart.totals;
  const requestedPaise = toPaise(request.totalAmount);
  if (approve ? totalPaise > requestedPaise : totalPaise !== requestedPaise) {
    const total = formatRupees(totalPaise);
    return new Refusal(
      "price_changed",
      (t) =>
        t("A price has changed. The total is now {total}. Please check and order again.", {
          total,
        }),
      { extra },
    );
  }
  const { paymentMethod } = request;
  if (paymentMethod === undefined) return undefined;
  const creditHold = override ? null : credit?.hold;
  if (creditHold) return creditHoldError(creditHold, extra);
  const purchase = { totalPaise, credit: credit && { ...credit, hold: null } };
  const problem = (t: Translate) => methodProblem(settings.payments, paymentMethod, purchase, t);
  return problem(inEnglish) === null ? undefined : methodRefusal((t) => problem(t) ?? "", extra);
}

/** The reason why lines cannot be ordered as requested. */
export function findLineRefusal(
  lines: readonly CartLine[],
  { at, extra }: { at: string; extra?: Record<string, unknown> },
): AppError | undefined {
  const more = extra && { extra };
  const unavailable = lines.filter((line) => !line.available);
  const [lost] = unavailable.filter(({ refusal }) => refusal === "not_found");
  if (lost) return new AppError("not_found", "There is no such item.", more);
  const unasked = unavailable.filter(({ refusal }) => refusal === "needs_offer");
  if (unasked.length > 0) {
    return new Refusal("needs_offer", translateAll(unasked, oddQuantity), { at, ...more });
  }
  const missing = unavailable.filter(isMissing);
  if (missing.length > 0) {
    return new Refusal("out_of_stock", translateAll(missing, shortage), more);
  }
  const oddLines = unavailable.filter(({ forLine }) => forLine === null);
  if (oddLines.length === 0) return undefined;
  return new Refusal("invalid_input", translateAll(oddLines, oddQuantity), { at, ...more });
}

/** The error for an order on account, or a part of one, while an invoice is long overdue. */
export const creditHoldError = (hold: CreditHold, extra: Record<string, unknown> = {}): AppError =>
  new Refusal("on_hold", (t) => holdText(hold, t), { at: "paymentMethod", extra });

const translateAll = (
  lines: readonly CartLine[],
  problem: (line: CartLine, t: Translate) => string,
) => {
  return (t: Translate) => lines.map((line) => problem(line, t)).join(" ");
};

/** The reason why the order cannot be shipped as requested; null when its shipping has a price. */
export function shippingProblem(
  shipping: PricedCart["shipping"],
  {
    shippingWay,
    shippingAddress: { zipCode },
  }: {
    shippingWay?: PlaceOrderRequest["shippingWay"];
    shippingAddress: { zipCode: string };
  },
): ((t: Translate) => string) | null {
  if (!shipping || (shipping.chosen && shipping.chosen.amountPaise !== null)) return null;
  const { chosen, ways } = shipping;
  if (chosen) return (t) => t(chosen.words);
  const pin = zipCode;
  if (ways.length === 0) {
    return (t) => t("We have no shipping price to {pin}. Please ask us for an offer.", { pin });
  }
  return (t) =>
    t("{way} is not offered to {pin}. Please choose another way of shipping.", {
      way: t(shippingWay ? SHIPPING_METHOD_NAMES[shippingWay] : ""),
      pin,
    });
}

/** True when the stock is too small; other unavailable lines break a product rule. */
function isMissing({ sale, quantity }: CartLine): boolean {
  if (!sale) return false;
  const { stockCount, most, terms } = sale;
  return (
    quantity > (stockCount ?? Infinity) || (quantity <= most && isRightQuantity(terms, quantity))
  );
}

function oddQuantity({ name, kind, sale, size, quantity }: CartLine, t: Translate): string {
  if (size?.problem) {
    const { least, problem } = size;
    const advice = least && t("Order {packs}.", { packs: quantityWords(least, "PCS", t) });
    return [`${name}: ${translateMessage(t, problem)}.`, advice].filter(Boolean).join(" ");
  }
  if (!sale) return t("{name} cannot be ordered.", { name });
  const { terms, most } = sale;
  if (kind === "sample") return `${name}: ${sampleLimitText(most, t)}`;
  const nearest = nearestQuantity(terms, quantity, most);
  const advice =
    nearest === 0
      ? t("Only {packs} are in stock.", { packs: packs(most, t) })
      : t("Order {packs}.", { packs: packs(nearest, t) });
  return `${name}: ${quantityText(terms, quantity, most, t)} ${advice}`;
}

function shortage({ name, kind, sale }: CartLine, t: Translate): string {
  if (name === "") return t("A product in your cart is no longer sold.");
  if (!sale?.stockCount) {
    return kind === "sample"
      ? t("There are no samples of {name} now.", { name })
      : t("{name} is out of stock.", { name });
  }
  return t("Only {count} of {name} left in stock.", { count: sale.stockCount, name });
}

export const methodRefusal = (
  words: (t: Translate) => string,
  extra?: Record<string, unknown>,
): AppError =>
  new Refusal("invalid_input", words, { at: "paymentMethod", ...(extra && { extra }) });
