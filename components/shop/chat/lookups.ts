import { paths } from "@/lib/base/paths";
import { sizeIn } from "@/lib/catalogue/search/sizes";
import { meantStyles } from "@/lib/catalogue/sizes/meant-styles";
import { checkSize } from "@/lib/catalogue/sizes/size-address";
import { formatAddress, quoteForSize, sizeText } from "@/lib/catalogue/sizes/size-link";
import { call } from "@/lib/client/api";
import { presentedToken } from "@/lib/client/session";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import { toPaise } from "@/lib/pricing/money";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** API calls of the assistant; each may fail. */
export interface Lookups {
  /** The signed-in customer's last 3 orders, newest first, or only the one with `number`; null for a guest. */
  ownOrders: (number?: string) => Promise<OrderAnswer[] | null>;
  /** Emails the link of an order to the order's own email; the reply does not reveal whether the order exists. */
  mailOrderLink: (orderId: string, email: string) => Promise<void>;
  delivery: (pin: string) => Promise<DeliveryAnswer>;
  /** The price of the size in a message, or the limits that it is outside of; null if the message names none. */
  sizePrice: (message: string) => Promise<SizeInChat | SizeOutside | null>;
}

export interface SizeInChat {
  style: string;
  /** "230 × 155 × 70 mm inside" */
  size: string;
  quantity: number;
  piecePaise: number;
  href: string;
}

export interface SizeOutside {
  /** "The longest mailer box we make is 450 mm; ask us for more" */
  limits: readonly string[];
  /** The price request with the size filled in. */
  href: string;
}

const MAX_ORDERS = 3;

export const lookups: Lookups = {
  ownOrders: async (number) => {
    const token = presentedToken();
    const query = { limit: MAX_ORDERS, ...(number ? { q: number } : {}) };
    return token ? call("GET /orders", { query, token }) : null;
  },
  mailOrderLink: (orderId, email) =>
    call("POST /orders/renew-key", { body: { orderId, email }, token: null }),
  delivery: (pin) => call("GET /delivery", { query: { pin }, token: null }),
  sizePrice: async (message) => {
    if (!sizeIn(message)) return null;
    const meant = meantStyles(message, await call("GET /styles", { token: null }));
    const checked = meant.map((each) => ({ ...each, ...checkSize(each.style, each.asked) }));
    // A size without a name is of the first style that is made in it.
    const chosen = checked.find(({ problems }) => Object.keys(problems).length === 0) ?? checked[0];
    if (!chosen) return null;
    const { style, asked, quantity, spec, problems } = chosen;
    const limits = Object.values(problems);
    if (!spec || limits.length > 0) return { limits, href: quoteForSize(style, asked) };
    const { prices } = await call("POST /styles/{id}/price", {
      params: { id: style._id },
      body: { ...spec, quantities: [quantity] },
      token: null,
    });
    const [{ price, basis } = { price: 0, basis: 1 }] = prices;
    return {
      style: style.name,
      size: sizeText(spec),
      quantity,
      piecePaise: toPaise(price / basis),
      href: `${paths.customStyle(style._id)}?${formatAddress(asked)}`,
    };
  },
};
