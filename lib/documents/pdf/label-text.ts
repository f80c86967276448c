import { addressLines } from "@/lib/orders/addresses/postal-address";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { printable } from "./printable";

/** What stands on the label of a parcel (docs/product.md: Packing slips and labels). */
export interface LabelText {
  /** Whom it comes from, a line each. */
  from: string[];
  name: string;
  /** Company, street, town and state, a line each. */
  address: string[];
  zipCode: string;
  /** Empty where nobody gave one. */
  phone: string;
  /** Order number, purchase order, carrier and number of the parcel. */
  foot: string[];
}

const linesOf = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.map((text) => printable(text ?? "")).filter((text) => text !== "");

export function labelText(order: Order, shop: ShopSettings): LabelText {
  const { shipTo, customer, billing, tracking } = order;
  // The PIN code stands by itself, and no parcel leaves the country.
  const place = { ...shipTo, zipCode: "", country: "" };
  const [name = "", ...address] = addressLines(place, customer.company);
  return {
    from: linesOf([shop.siteName, shop.contactAddress, shop.contactPhone]),
    name: printable(name),
    address: linesOf(address),
    zipCode: printable(shipTo.zipCode),
    phone: printable(customer.phone ?? ""),
    foot: linesOf([
      `Order ${order.orderId}`,
      billing.poNumber && `Purchase order ${billing.poNumber}`,
      tracking && `${tracking.carrier} ${tracking.number}`,
    ]),
  };
}
