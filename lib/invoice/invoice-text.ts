import { longDate } from "@/lib/dates";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
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

const money = (rupees: number): string => formatRupees(toPaise(rupees));

function linesOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map((text) => printable(text ?? "")).filter((text) => text !== "");
}

function rowsOf(order: OrderAnswer): RowText[] {
  return order.products.map(({ product, quantity, price }, index) => {
    const pricePaise = toPaise(price);
    return {
      position: String(index + 1),
      name: printable(product.name),
      quantity: count.format(quantity),
      unitPrice: formatRupees(pricePaise),
      amount: formatRupees(lineTotalPaise({ pricePaise, quantity })),
    };
  });
}

function sumsOf(order: OrderAnswer): LabelledText[] {
  const promo = order.promoCode ? ` (${printable(order.promoCode)})` : "";
  const discount = { label: `Discount${promo}`, value: `−${money(order.discount)}` };
  return [
    { label: "Subtotal", value: money(order.subtotal) },
    ...(order.discount > 0 ? [discount] : []),
    { label: "Shipping", value: order.shipping === 0 ? "Free" : money(order.shipping) },
    { label: `Tax (${order.taxPercent}%)`, value: money(order.tax) },
  ];
}

function cancellationOf({ status, history }: OrderAnswer): string | null {
  if (status !== "Cancelled") return null;
  const change = history.findLast((entry) => entry.status === "Cancelled");
  return change ? `on ${longDate(new Date(change.at))}` : "";
}

function deliveryOf({ shippingAddress: to }: OrderAnswer): string[] {
  return linesOf([
    `${to.firstName} ${to.lastName}`,
    to.address,
    to.apartment,
    `${to.city}, ${to.state} ${to.zipCode}`,
    to.country,
  ]);
}

/** The order is invoiced when it is placed, so both dates are the order's, on the clock of India. */
export function invoiceText(order: OrderAnswer, shop: ShopSettings): InvoiceText {
  const number = printable(order.orderId);
  const date = longDate(new Date(order.createdAt));
  const cancelledOn = cancellationOf(order);
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
      ...(cancelledOn === null
        ? []
        : [{ label: "Status", value: `Cancelled ${cancelledOn}`.trimEnd() }]),
    ],
    cancelledOn,
    buyer: linesOf([order.user.name, order.company, order.user.email, order.phone]),
    delivery: deliveryOf(order),
    rows: rowsOf(order),
    sums: sumsOf(order),
    total: money(order.totalAmount),
    totalInWords: amountInWords(toPaise(order.totalAmount)),
  };
}
