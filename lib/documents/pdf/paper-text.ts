import type { DocumentContent } from "@/lib/documents/content";
import { longDate } from "@/lib/base/dates";
import { formatRupees } from "@/lib/pricing/money";
import { factsOf } from "./fact-text";
import { hsnTableOf } from "./hsn-text";
import { buyerOf, deliveryOf, sellerOf } from "./party-text";
import { printable } from "./printable";
import { itemTableOf } from "./row-text";
import { sumsOf } from "./sum-text";

/** A paper that is to be printed: what it says, and what stands beside that. */
export interface Paper {
  kind: "proforma" | "invoice" | "credit_note";
  number: string;
  date: Date;
  content: DocumentContent;
  /** Of an order that was cancelled before it had an invoice: when, or null where that is not known. */
  cancelled?: { at: Date | null };
  /** The flat regime's paper until an invoice is issued: it is called one, and bears the order's number. */
  isOnlyInvoice?: boolean;
}

/** What stands at the head and the foot of a paper. */
export interface HeadText {
  title: string;
  number: string;
  /** What the footer calls it: "this credit note". */
  noun: string;
  /** For whom this copy is (CGST Rules, Rule 48); empty where there is but one. */
  mark: string;
  /** Whether the shop is known by its own picture instead of the mark. */
  hasOwnLogo: boolean;
  seller: SellerText;
  facts: LabelledText[];
  /** Facts stand in a band above the parties instead of beside them. */
  hasBand: boolean;
  /** "on 21 November 2026", empty where the day is not known; null for an order that stands. */
  cancelledOn: string | null;
  /** A line each, the name first. */
  buyer: string[];
  delivery: string[];
}

/** Every text of a paper that bills or credits, ready to be set. */
export interface PaperText extends HeadText {
  items: TableText;
  /** From the subtotal to the total, without the total. */
  sums: LabelledText[];
  total: string;
  /** Beside the sums: the total in words, and the reason of a credit note. */
  words: LabelledText[];
  /** How the taxable values come about; empty where they are plain. */
  remark: string;
  hsn: TableText | null;
  payment: PaymentText | null;
  signature: SignatureText | null;
}

export interface SellerText {
  name: string;
  /** Empty where it is the name. */
  tradeName: string;
  address: string;
  email: string;
  phone: string;
  /** The two below the address, a line each or both in one. */
  contact: string[];
  /** "GSTIN 06…, Haryana (06)"; empty in the flat regime. */
  registration: string;
}

export interface LabelledText {
  label: string;
  value: string;
}

export interface TableText {
  columns: ColumnText[];
  rows: CellText[][];
}

export interface ColumnText {
  title: string;
  look: "text" | "figure" | "amount" | "tick";
  align: "left" | "right";
  /** Takes the room that the others leave, and wraps. */
  grows?: true;
}

export interface CellText {
  text: string;
  /** In small, below. */
  note?: string;
}

export interface PaymentText {
  title: string;
  /** What the QR code holds; null without UPI. */
  upiLink: string | null;
  /** Where it can be paid, for whoever types. */
  lines: string[];
}

export interface SignatureText {
  seller: string;
  /** Empty where nobody is named. */
  name: string;
}

export type CopyMark = (typeof COPY_MARKS)[number];

/** CGST Rules, Rule 48(1): of goods, an invoice is made out in three copies. */
export const COPY_MARKS = [
  "Original for recipient",
  "Duplicate for transporter",
  "Triplicate for supplier",
] as const;

function titleOf({ kind, content, isOnlyInvoice }: Paper): { title: string; noun: string } {
  if (kind === "credit_note") return { title: "Credit note", noun: "credit note" };
  if (kind === "invoice" && content.regime === "gst")
    return { title: "Tax invoice", noun: "invoice" };
  if (kind === "invoice" || isOnlyInvoice) return { title: "Invoice", noun: "invoice" };
  return { title: "Proforma", noun: "proforma" };
}

function cancelledOnOf({ cancelled }: Paper): string | null {
  if (!cancelled) return null;
  return cancelled.at ? `on ${longDate(cancelled.at)}` : "";
}

const REMARK =
  "The taxable value of a line is its price less its share of the discount, with its share of the shipping.";

function remarkOf({ content: { regime, isOutsideGst, lines, order } }: Paper): string {
  if (isOutsideGst) {
    const day = longDate(new Date(order.placedOn));
    return `Ordered on ${day}, before this shop charged GST, and taxed at its flat rate of that day. Not a tax invoice under GST.`;
  }
  const shared = lines.some(({ price }) => price && price.discountPaise + price.shippingPaise > 0);
  return regime === "gst" && shared ? REMARK : "";
}

function paymentOf({ payment }: DocumentContent): PaymentText | null {
  const { duePaise, dueOn, bank, upi } = payment;
  if (!bank && !upi) return null;
  const account = bank && [
    bank.accountName,
    `Account ${bank.accountNumber}`,
    `IFSC ${bank.ifsc}`,
    bank.bankName,
  ];
  const lines = [...(upi ? [`UPI ${upi.vpa}`] : []), ...(account ?? [])];
  const by = dueOn ? ` by ${longDate(new Date(dueOn))}` : "";
  return {
    title: `To be paid${by}: ${formatRupees(duePaise)}`,
    upiLink: upi?.link ?? null,
    lines: lines.map(printable).filter((line) => line !== ""),
  };
}

function wordsOf({ totals, corrects }: DocumentContent): LabelledText[] {
  const total = { label: "Total in words", value: totals.totalInWords };
  if (!corrects) return [total];
  return [total, { label: "Reason", value: printable(corrects.reason) }];
}

/** Of what was issued: under GST always, in the flat regime where somebody is named. */
function signatureOf({ kind, content }: Paper): SignatureText | null {
  const { regime, signatory, seller } = content;
  if (kind === "proforma" || (regime === "flat" && signatory === "")) return null;
  return { seller: printable(seller.name), name: printable(signatory) };
}

export function paperText(paper: Paper, mark: CopyMark | null): PaperText {
  const { content } = paper;
  const cancelledOn = cancelledOnOf(paper);
  const facts = factsOf(paper, cancelledOn);
  return {
    ...titleOf(paper),
    number: printable(paper.number),
    mark: mark ?? "",
    hasOwnLogo: content.seller.hasOwnLogo,
    seller: sellerOf(content),
    facts,
    hasBand: content.regime === "gst" || facts.length > 5,
    cancelledOn,
    buyer: buyerOf(content),
    delivery: deliveryOf(content),
    items: itemTableOf(paper),
    sums: sumsOf(content),
    total: formatRupees(content.totals.totalPaise),
    words: wordsOf(content),
    remark: remarkOf(paper),
    hsn: hsnTableOf(paper),
    payment: paymentOf(content),
    signature: signatureOf(paper),
  };
}
