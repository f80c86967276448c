import { toQuote } from "@/lib/orders/cart/quote-answer";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import type { PricedCart } from "@/lib/orders/cart/price-cart";
import { packs, quantityText } from "@/lib/orders/cart/quantity-limits";
import { AppError } from "@/lib/base/errors";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { isRightQuantity, nearestQuantity } from "@/lib/pricing/quantity-rules";
import { methodProblem, type Credit } from "@/lib/shop/payment-methods/offered";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { WAY_NAMES } from "@/lib/shop/shipping/way-names";
import type { PlaceOrderRequest } from "../schemas";

/** Why an order cannot be placed as it was asked for. */

interface Asked {
  request: PlaceOrderRequest;
  settings: ShopSettings;
  /** Given for an order that was approved, which may cost less than was asked for. */
  approve?: unknown;
}

/** The reason why the order cannot be placed, with the right figures, so that the page can show them at once. */
export function findRefusal(
  cart: PricedCart,
  { request, settings, approve }: Asked,
  credit: Credit | null,
): AppError | undefined {
  const extra = { quote: toQuote(cart) };
  const unavailable = cart.lines.filter((line) => !line.available);
  const missing = unavailable.filter(isMissing);
  if (missing.length > 0) {
    return new AppError("out_of_stock", missing.map(shortage).join(" "), { extra });
  }
  const odd = unavailable.filter(({ forLine }) => forLine === null);
  if (odd.length > 0) {
    const message = odd.map(oddQuantity).join(" ");
    return new AppError("invalid_input", message, { fields: { products: message }, extra });
  }
  const unpriced = shippingProblem(cart.shipping, request);
  if (unpriced) {
    return new AppError("shipping_on_request", unpriced, {
      fields: { shippingWay: unpriced },
      extra,
    });
  }
  if (cart.promoError) return new AppError("invalid_promo", cart.promoError, { extra });
  const { totalPaise } = cart.totals;
  const askedPaise = toPaise(request.totalAmount);
  if (approve ? totalPaise > askedPaise : totalPaise !== askedPaise) {
    const message = `A price has changed. The total is now ${formatRupees(totalPaise)}. Please check and order again.`;
    return new AppError("price_changed", message, { extra });
  }
  const { paymentMethod } = request;
  if (paymentMethod === undefined) return undefined;
  const problem = methodProblem(settings.payments, paymentMethod, { totalPaise, credit });
  return problem === null ? undefined : methodRefusal(problem, extra);
}

/** Why the order cannot travel as it was asked for; null when its shipping has a price. */
function shippingProblem(
  shipping: PricedCart["shipping"],
  { shippingWay, shippingAddress: { zipCode } }: PlaceOrderRequest,
): string | null {
  if (!shipping || (shipping.chosen && shipping.chosen.amountPaise !== null)) return null;
  if (shipping.chosen) return shipping.chosen.words;
  const way = shippingWay && WAY_NAMES[shippingWay];
  return shipping.ways.length > 0
    ? `${way} is not offered to ${zipCode}. Please choose another way of shipping.`
    : `We have no shipping price to ${zipCode}. Please ask us for an offer.`;
}

/** Whether the stock is too small; other lines break the rules of their product. */
function isMissing({ sale, quantity }: CartLine): boolean {
  if (!sale) return false;
  const { stockCount, most, terms } = sale;
  return (
    quantity > (stockCount ?? Infinity) || (quantity <= most && isRightQuantity(terms, quantity))
  );
}

function oddQuantity({ name, sale, quantity }: CartLine): string {
  if (!sale) return `${name} cannot be ordered.`;
  const { terms, most } = sale;
  const nearest = nearestQuantity(terms, quantity, most);
  const advice = nearest === 0 ? `Only ${packs(most)} are in stock.` : `Order ${packs(nearest)}.`;
  return `${name}: ${quantityText(terms, quantity, most)} ${advice}`;
}

function shortage({ name, kind, sale }: CartLine): string {
  if (name === "") return "A product in your cart is no longer sold.";
  if (!sale?.stockCount) {
    return kind === "sample" ? `There are no samples of ${name} now.` : `${name} is out of stock.`;
  }
  return `Only ${sale.stockCount} of ${name} left in stock.`;
}

export const methodRefusal = (message: string, extra?: Record<string, unknown>) =>
  new AppError("invalid_input", message, { fields: { paymentMethod: message }, extra });
