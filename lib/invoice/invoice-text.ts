import { addressLines } from "@/lib/addresses/postal-address";
import { longDate } from "@/lib/dates";
import { cancellationOf, type Order } from "@/lib/orders/order";
import { formatRupees } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { amountInWords } from "./amount-in-words";
import { printable } from "./printable";

/** Every text of an invoice, ready to be set. */
export interface InvoiceText {
  number: string;
  /** Whether the shop is known by its own picture instead of the mark. */
  hasOwnLogo: boolean;
  seller: { name: string; address: string; email: string; phone: string };
  facts: LabelledText[];
  /** "on 21 November 2026", empty where the day is not known; null for an order that stands. */
  cancelledOn: string | null;
  /** A line each, the name first. */
  buyer: string[];
  delivery: string[];
  rows: RowText[];
  /** From the subtotal to the total, without the total. */
  sums: LabelledText[];
  total: string;
  totalInWords: string;
}

export interface LabelledText {
  label: string;
  value: string;
}

export interface RowText {
  position: string;
  name: string;
  quantity: string;
  unitPrice: string;
  amount: string;
}

const count = new Intl.NumberFormat("en-IN");

function linesOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map((text) => printable(text ?? "")).filter((text) => text !== "");
}

function rowsOf(order: Order): RowText[] {
  return order.lines.map((line, index) => ({
    position: String(index + 1),
    name: printable(line.name),
    quantity: count.format(line.quantity),
    unitPrice: formatRupees(line.pricePaise),
    amount: formatRupees(line.lineTotalPaise),
  }));
}

function sumsOf({ promo, totals }: Order): LabelledText[] {
  const { subtotalPaise, discountPaise, shippingPaise, taxPercent, taxPaise } = totals;
  const code = promo ? ` (${printable(promo.code)})` : "";
  const discount = { label: `Discount${code}`, value: `−${formatRupees(discountPaise)}` };
  return [
    { label: "Subtotal", value: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    { label: "Shipping", value: shippingPaise === 0 ? "Free" : formatRupees(shippingPaise) },
    { label: `Tax (${taxPercent}%)`, value: formatRupees(taxPaise) },
  ];
}

function cancelledOnOf(order: Order): string | null {
  if (order.status !== "Cancelled") return null;
  const change = cancellationOf(order);
  return change ? `on ${longDate(change.at)}` : "";
}

function buyerOf({ customer, billing }: Order): string[] {
  const { name, company, email, phone } = customer;
  const who = billing.address ? addressLines(billing.address, company) : [name, company];
  return linesOf([...who, billing.gstin && `GSTIN ${billing.gstin}`, email, phone]);
}

function purchaseOrderOf({ billing: { poNumber } }: Order): LabelledText[] {
  return poNumber ? [{ label: "Purchase order", value: printable(poNumber) }] : [];
}

/** The order is invoiced when it is placed, so both dates are the order's, on the clock of India. */
export function invoiceText(order: Order, shop: ShopSettings): InvoiceText {
  const number = printable(order.orderId);
  const date = longDate(order.createdAt);
  const cancelledOn = cancelledOnOf(order);
  const [name = "", address = "", email = "", phone = ""] = [
    shop.siteName,
    shop.contactAddress,
    shop.contactEmail,
    shop.contactPhone,
  ].map(printable);
  return {
    number,
    hasOwnLogo: shop.logoImageUrl !== "",
    seller: { name, address, email, phone },
    facts: [
      { label: "Invoice number", value: number },
      { label: "Invoice date", value: date },
      { label: "Order date", value: date },
      ...purchaseOrderOf(order),
      ...(cancelledOn === null
        ? []
        : [{ label: "Status", value: `Cancelled ${cancelledOn}`.trimEnd() }]),
    ],
    cancelledOn,
    buyer: buyerOf(order),
    delivery: linesOf(addressLines(order.shipTo)),
    rows: rowsOf(order),
    sums: sumsOf(order),
    total: formatRupees(order.totals.totalPaise),
    totalInWords: amountInWords(order.totals.totalPaise),
  };
}
