import { addressLines } from "@/lib/addresses/postal-address";
import { longDate } from "@/lib/dates";
import { stateWithCode } from "@/lib/gst/states";
import { cancellationOf, type Order, type OrderLine } from "@/lib/orders/order";
import { taxFiguresOf } from "@/lib/orders/tax-figures";
import { formatRupees } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import { printable } from "./printable";

/** Every text of an invoice, ready to be set. */
export interface InvoiceText {
  /** What the paper is: an invoice, or under GST a proforma until the goods leave. */
  title: string;
  number: string;
  /** Whether the shop is known by its own picture instead of the mark. */
  hasOwnLogo: boolean;
  seller: Seller;
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

interface Seller {
  name: string;
  address: string;
  email: string;
  phone: string;
  /** "GSTIN 06…"; empty in the flat regime. */
  registration: string;
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
    name: printable(nameOf(line)),
    quantity: count.format(line.quantity),
    unitPrice: formatRupees(line.pricePaise),
    amount: formatRupees(line.lineTotalPaise),
  }));
}

/** With the code and the rate by which the line is taxed. */
function nameOf({ name, hsnCode, tax }: OrderLine): string {
  if (!tax) return name;
  const percent = `${tax.rateBasisPoints / 100}%`;
  return `${name} (${hsnCode ? `HSN ${hsnCode}, ` : ""}GST ${percent})`;
}

function sumsOf(order: Order): LabelledText[] {
  const { promo, totals } = order;
  const { subtotalPaise, discountPaise, shippingPaise } = totals;
  const code = promo ? ` (${printable(promo.code)})` : "";
  const discount = { label: `Discount${code}`, value: `−${formatRupees(discountPaise)}` };
  return [
    { label: "Subtotal", value: formatRupees(subtotalPaise) },
    ...(discountPaise > 0 ? [discount] : []),
    { label: "Shipping", value: shippingPaise === 0 ? "Free" : formatRupees(shippingPaise) },
    ...taxFiguresOf(order).map(({ label, paise }) => ({ label, value: formatRupees(paise) })),
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

function placeOf({ gst }: Order): LabelledText[] {
  return gst ? [{ label: "Place of supply", value: stateWithCode(gst.placeOfSupply) }] : [];
}

/** Under GST by the name and at the place of the registration, as far as the shop is registered today. */
function sellerOf({ gst }: Order, shop: ShopSettings): Seller {
  const registered = gst ? shop.gst : null;
  const { legalName, tradeName = "", address = shop.contactAddress } = registered ?? {};
  const trade = tradeName && tradeName !== legalName ? ` (${tradeName})` : "";
  return {
    name: printable(legalName === undefined ? shop.siteName : `${legalName}${trade}`),
    address: printable(address),
    email: printable(shop.contactEmail),
    phone: printable(shop.contactPhone),
    registration: registered ? `GSTIN ${registered.gstin}` : "",
  };
}

/** The order is invoiced when it is placed, so both dates are the order's, on the clock of India. */
export function invoiceText(order: Order, shop: ShopSettings): InvoiceText {
  const number = printable(order.orderId);
  const date = longDate(order.createdAt);
  const cancelledOn = cancelledOnOf(order);
  const kind = order.gst ? "Proforma" : "Invoice";
  return {
    title: kind,
    number,
    hasOwnLogo: shop.logoImageUrl !== "",
    seller: sellerOf(order, shop),
    facts: [
      { label: `${kind} number`, value: number },
      { label: `${kind} date`, value: date },
      { label: "Order date", value: date },
      ...purchaseOrderOf(order),
      ...placeOf(order),
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
