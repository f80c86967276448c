import { calculateCredit, type Credited } from "@/lib/documents/credit";
import { creditContent } from "@/lib/documents/credit-content";
import { invoiceContent } from "@/lib/documents/invoice-content";
import { invoiceFigures, orderBill } from "@/lib/documents/invoice-figures";
import type { Order } from "@/lib/orders/order";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import type { PrintedDocument } from "@/lib/documents/pdf/document-text";

/** Creates documents of an order without a database. */

export const gstShop = shopSettingsFrom({
  ...withDefaults([]),
  taxRegime: "gst",
  legalName: "KLN Packaging Private Limited",
  tradeName: "KLN Packaging",
  sellerGstin: "06AAPFU0939F1ZZ",
  sellerAddress: "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015",
  signatory: "Meera Nair, Director",
  paymentMethods: "upi,bank",
  upiId: "klnpackaging@okicici",
  upiPayee: "KLN Packaging",
  bankAccountName: "KLN Packaging Private Limited",
  bankAccount: "50100012345678",
  bankIfsc: "HDFC0000123",
  bankName: "HDFC Bank, Udyog Vihar",
});

const ISSUED_ON = new Date("2026-11-22T00:00:00.000Z");

export function exampleInvoice(order: Order, shop = gstShop): PrintedDocument {
  const content = invoiceContent(order, orderBill(order), shop);
  return { kind: "invoice", number: "KLN/2627-00042", date: ISSUED_ON, content };
}

export function exampleCreditNote(order: Order, what: Credited, shop = gstShop): PrintedDocument {
  const { number, date: issuedOn, content } = exampleInvoice(order, shop);
  const billed = invoiceFigures(order);
  const invoice = {
    id: "",
    kind: "invoice",
    number,
    issuedOn,
    totalPaise: billed.totalPaise,
    content,
  } as const;
  const note = creditContent([invoice], calculateCredit(billed, [], what), {
    reason: "Two packs arrived torn",
    shop,
  });
  return { kind: "credit_note", number: "KLN/2627C00007", date: ISSUED_ON, content: note };
}

/** Returns the line at that index with this quantity of packs. */
export const toPacks = (order: Order, index: number, quantity: number): Credited => ({
  kind: "lines",
  lines: [{ orderLineId: order.lines[index]?.id ?? "", quantity }],
});
