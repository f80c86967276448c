import { addressLines } from "@/lib/orders/addresses/postal-address";
import { imageAtWidth } from "@/lib/files/picture-address";
import type { OrderLine } from "@/lib/orders/order";
import { taxFiguresOf } from "@/lib/orders/tax-figures";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import type { MailedOrder } from "./order";

/** What both the HTML and the text of an order's mails say, in words and figures. */

export interface Figure {
  label: string;
  amount: string;
}

/** The way from the subtotal to the total, without the total; only what there is. */
export function figuresOf(order: MailedOrder): Figure[] {
  const { promo, totals } = order;
  const { subtotalPaise, discountPaise, shippingPaise } = totals;
  const code = promo ? ` (${promo.code}, ${promo.percent}%)` : "";
  const discount = { label: `Discount${code}`, amount: `−${formatRupees(discountPaise)}` };
  return [
    { label: "Subtotal", amount: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    { label: "Shipping", amount: shippingPaise === 0 ? "Free" : formatRupees(shippingPaise) },
    ...taxFiguresOf(order).map(({ label, paise }) => ({ label, amount: formatRupees(paise) })),
  ];
}

const NOT_HERE = ["You can see the address on the page of your order."];

/** Name and address as they stand on a parcel, a line each; else where to read them. */
export function deliveryLines({ typed }: MailedOrder): string[] {
  return typed ? addressLines(typed.shipTo, typed.customer.company) : NOT_HERE;
}

/** What the buyer's books ask for, a line each; empty where nothing was given, or nobody may be told. */
export function billingLines({ typed }: MailedOrder): string[] {
  if (!typed) return [];
  const { address, gstin, poNumber } = typed.billing;
  return [
    ...(address ? addressLines(address, typed.customer.company) : []),
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(poNumber ? [`Purchase order ${poNumber}`] : []),
  ];
}

/** The page that shows this order without an account. */
export function orderAddress(order: MailedOrder, appUrl: string): string {
  const { orderId, accessKey, confirmation } = order;
  return new URL(paths.orderByKey(orderId, accessKey, confirmation?.token), appUrl).href;
}

/** A picture of 64 px, twice as dense; undefined for what no mail program could fetch. */
export function pictureAddress(src: string, appUrl: string): string | undefined {
  if (!URL.canParse(src, appUrl)) return undefined;
  const url = new URL(imageAtWidth(src, 128), appUrl);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** What one price buys: "per 100 pieces". */
export function perPack({ packSize }: OrderLine): string {
  return packSize === null ? "each" : `per ${packSize}`;
}

/** A table of the items and figures for the text part. */
export function orderText(order: MailedOrder): string {
  const items = order.lines.map(
    (line) =>
      `${line.quantity} × ${line.name}\n` +
      `    ${formatRupees(line.pricePaise)} ${perPack(line)}, ${formatRupees(line.lineTotalPaise)}`,
  );
  const figures = [
    ...figuresOf(order),
    { label: "Total", amount: formatRupees(order.totals.totalPaise) },
  ];
  const width = Math.max(...figures.map(({ label }) => label.length)) + 2;
  const column = Math.max(...figures.map(({ amount }) => amount.length));
  const sums = figures.map(({ label, amount }) => label.padEnd(width) + amount.padStart(column));
  return [items.join("\n"), sums.join("\n")].join("\n\n");
}
