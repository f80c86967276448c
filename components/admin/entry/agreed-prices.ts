import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { call } from "@/lib/client/api";
import type { Asking } from "@/components/shop/cart/use-quote";
import type { EnterOrderRequest } from "@/lib/orders/enter-schemas";
import { toPaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import type { EntryItem } from "./use-items";

type AgreedPrices = NonNullable<EnterOrderRequest["agreedPrices"]>;

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** Whether a text can be the price of a pack, or is none. */
export const isPrice = (text: string): boolean =>
  text === "" || (AMOUNT.test(text) && Number(text) > 0);

/** What was agreed, as the server takes it; texts that are no price are told beside their field. */
export function agreedPricesOf(items: readonly EntryItem[]): AgreedPrices {
  return items.flatMap(({ _id: product, agreed = "" }) =>
    agreed !== "" && isPrice(agreed) ? [{ product, price: Number(agreed) }] : [],
  );
}

const askEntry: Asking["ask"] = (body, signal) =>
  call("POST /admin/orders/quote", { body, signal });

/** Asks for the figures of an order with what was agreed. */
export const askingWith = (agreedPrices: AgreedPrices): Asking => ({
  ask: askEntry,
  more: { agreedPrices },
});

/** A line at the price that was agreed, where one was. */
export function atAgreedPrice(line: CartLine, agreed: AgreedPrices): CartLine {
  const found = agreed.find(({ product }) => product === line.id);
  if (!found) return line;
  const pricePaise = toPaise(found.price);
  return { ...line, pricePaise, totalPaise: lineTotalPaise({ ...line, pricePaise }) };
}
