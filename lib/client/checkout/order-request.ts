import type { Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import type { OrderFigures, PlaceOrderRequest } from "@/lib/orders/schemas";
import { CUSTOMER_TEXTS, pickTexts, BILLING_AND_ORDER_TEXTS } from "@/lib/orders/texts/texts";
import { toPostalAddress } from "@/lib/identity/addresses/postal-address";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import { toBillingAddress, toConsignee } from "./billing";
import type { Delivery, Purchase } from "./form-schema";

/** The other fields of the form that an order contains. */
type Choices = Purchase & {
  newsletter: boolean;
  whatsapp?: boolean;
  personal?: boolean | undefined;
  sameAsShipping: boolean;
  paymentMethod?: PaymentMethod;
};

/**
 * The body of POST /orders, in rupees. It takes a `Delivery`, which has no card, and names every member it copies, so
 * that no other field of the form can get into a request.
 */
export function orderRequestFrom(
  delivery: Omit<Delivery, "email"> & { email?: string | undefined },
  quote: Quote,
  choices: Choices,
): PlaceOrderRequest {
  const { newsletter, whatsapp, paymentMethod } = choices;
  return {
    products: quote.lines.flatMap((line) => (line.available ? toPricingInput(line) : [])),
    shippingAddress: {
      ...toPostalAddress(delivery),
      gstin: toConsignee({ ...choices, state: delivery.state }),
    },
    totalAmount: quote.total,
    email: delivery.email,
    ...pickTexts(delivery, CUSTOMER_TEXTS),
    ...pickTexts(choices, BILLING_AND_ORDER_TEXTS),
    promoCode: quote.promo?.code,
    billingAddress: toBillingAddress(choices),
    purchaseOrder: choices.purchaseOrder,
    paymentMethod,
    shippingWay: quote.shippingWay ?? undefined,
    newsletter: newsletter || undefined,
    whatsapp: whatsapp || undefined,
    personal: choices.personal || undefined,
  };
}

/** The server adds set-up fees. */
function toPricingInput(line: QuoteLine): PlaceOrderRequest["products"] {
  const { product, kind, print, quantity, price, style, made, item } = line;
  if (item) return [{ item, quantity, price }];
  if (style && made) {
    const { length, width, height, inside, board, print: printed, finish } = made;
    const spec = { length, width, height, inside, board, print: printed, finish };
    return [{ style, ...spec, quantity, price, ...(kind === "sample" && { sample: true }) }];
  }
  if (product === null) return [];
  const { option, sides, colours, again } = print ?? {};
  const choice =
    option && sides && colours
      ? { print: { option, sides, colours, ...(again && { again }) } }
      : {};
  return [{ product, quantity, price, ...choice, ...(kind === "sample" && { sample: true }) }];
}

/** The figures of the total that the customer agrees to with the request. */
export function toOrderFigures({ promo, ...quote }: Quote): OrderFigures {
  const { subtotal, discount, sampleCredit, shipping, tax, taxes, roundOff } = quote;
  const promoCode = promo?.code ?? null;
  const shippingWay = quote.shippingWay ?? undefined;
  return {
    subtotal,
    discount,
    promoCode,
    sampleCredit,
    shipping,
    tax,
    taxes,
    roundOff,
    ...(shippingWay && { shippingWay }),
  };
}
