import { paths } from "@/lib/base/paths";
import { sizeIn } from "@/lib/catalogue/search/sizes";
import { meantStyles } from "@/lib/catalogue/sizes/meant-styles";
import { readSize } from "@/lib/catalogue/sizes/size-address";
import { formatAddress, sizeText } from "@/lib/catalogue/sizes/size-link";
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
  /** The price of the size in a message; null if it names none, or none that the shop makes. */
  sizePrice: (message: string) => Promise<SizeInChat | null>;
}

export interface SizeInChat {
  style: string;
  /** "230 × 155 × 70 mm inside" */
  size: string;
  quantity: number;
  piecePaise: number;
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
    const [meant] = meantStyles(message, await call("GET /styles", { token: null }));
    const { spec } = meant ? readSize(meant.asked) : {};
    if (!meant || !spec) return null;
    const { style, asked, quantity } = meant;
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
