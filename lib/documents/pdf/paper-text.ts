import type { DocumentContent } from "@/lib/documents/content";
import type { PaperKind } from "@/lib/orders/read/paper-kinds";
import { longDate } from "@/lib/base/dates";
import { getSay } from "@/lib/words/dictionaries";
import type { Say } from "@/lib/words/say";
import { formatRupees } from "@/lib/pricing/money";
import { listFacts } from "./fact-text";
import { formatBuyer, formatDelivery, formatSeller } from "./party-text";
import { printable } from "./typesetting/printable";
import { buildItemTable, isWithinState, sayTitles, taxCells, taxColumns } from "./row-text";
import { listSums } from "./sum-text";

/** A document to print: its content and what is printed with it. */
export interface Paper {
  kind: "proforma" | PaperKind;
  number: string;
  date: Date;
  content: DocumentContent;
  /** Set for an order that was cancelled before it had an invoice; `at` is null when the time is unknown. */
  cancelled?: { at: Date | null };
  /**
   * True for the document of the flat tax until an invoice is issued: it is titled an invoice and has the order's
   * number.
   */
  isOnlyInvoice?: boolean;
  /** What the Invoice Registration Portal answered; absent until it is recorded. */
  registration?: Registration | null;
}

export interface Registration {
  irn: string;
  ackNo: string;
  ackDate: Date;
  /** The content of its QR code (CGST Rules, Rule 46, proviso). */
  signedQr: string;
}

/** The texts at the head and the foot of a document. */
export interface HeadText {
  /** Says what all documents have, in the language of this one: "Deliver to". */
  say: Say;
  title: string;
  number: string;
  /** What the footer calls it: "this credit note". */
  noun: string;
  /** The recipient of this copy (CGST Rules, Rule 48); empty when there is only one copy. */
  mark: string;
  /** True when the shop's own logo replaces the default mark. */
  hasOwnLogo: boolean;
  seller: SellerText;
  facts: LabelledText[];
  /** True when the facts are in a band above the parties instead of next to them. */
  hasBand: boolean;
  /** "on 21 November 2026", empty when the day is unknown; null for an order that is not cancelled. */
  cancelledOn: string | null;
  /** The heading above the buyer. */
  buyerLabel: string;
  /** One string for each line, the name first. */
  buyer: string[];
  /** Empty where the place of delivery is not known yet. */
  delivery: string[];
}

/** All texts of an invoice, credit note or proforma, ready for layout. */
export interface PaperText extends HeadText {
  items: TableText;
  /** From the subtotal on, without the total. */
  sums: LabelledText[];
  totalLabel: string;
  total: string;
  /** Next to the sums: the total in words, and the reason of a credit note. */
  words: LabelledText[];
  /** How the taxable values are computed; empty when it is plain from the rows. */
  remark: string;
  hsn: TableText | null;
  payment: CodedText | null;
  registration: CodedText | null;
  signature: SignatureText | null;
}

export interface SellerText {
  name: string;
  /** Empty when it is the same as the name. */
  tradeName: string;
  address: string;
  email: string;
  phone: string;
  /** Phone and email below the address, on one line each or on one together. */
  contact: string[];
  /** "GSTIN 06…, Haryana (06)"; empty under the flat tax. */
  registration: string;
  /** "Udyam UDYAM-HR-05-0012345"; empty without that registration. */
  udyam: string;
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
  /** The column takes the remaining width and wraps. */
  grows?: true;
}

export interface CellText {
  text: string;
  /** Small text below. */
  note?: string;
}

/** A QR code and its text. */
export interface CodedText {
  title: string;
  /** The content of the QR code; null for none. */
  code: string | null;
  /** The same as text, for people who type it. */
  lines: string[];
}

export interface SignatureText {
  /** "For KLN Packaging Private Limited" */
  seller: string;
  title: string;
  /** Empty when the settings name nobody. */
  name: string;
}

export type CopyMark = (typeof COPY_MARKS)[number];

/** The three copies of an invoice for goods (CGST Rules, Rule 48(1)). */
export const COPY_MARKS = [
  "Original for recipient",
  "Duplicate for transporter",
  "Triplicate for supplier",
] as const;

function toTitle({ kind, content, isOnlyInvoice }: Paper): { title: string; noun: string } {
  if (kind === "credit_note") return { title: "Credit note", noun: "credit note" };
  if (kind === "receipt_voucher") return { title: "Receipt voucher", noun: "voucher" };
  if (kind === "refund_voucher") return { title: "Refund voucher", noun: "voucher" };
  if (kind === "invoice" && content.regime === "gst")
    return { title: "Tax invoice", noun: "invoice" };
  if (kind === "invoice" || isOnlyInvoice) return { title: "Invoice", noun: "invoice" };
  return { title: "Proforma", noun: "proforma" };
}

function findCancelledOn({ cancelled }: Paper, say: Say): string | null {
  if (!cancelled) return null;
  return cancelled.at ? say("on {date}", { date: longDate(cancelled.at) }) : "";
}

const REMARK =
  "The taxable value of a line is its price less its share of the discount, with its share of the shipping.";

const NO_TAX_REMARK = "No GST is charged on advances for goods (Notification 66/2017-Central Tax).";

function getRemark({ content }: Paper, say: Say): string {
  const { regime, isOutsideGst, lines, order, advance } = content;
  if (advance) return say(NO_TAX_REMARK);
  if (isOutsideGst) {
    const day = longDate(new Date(order.placedOn));
    return say(
      "Ordered on {day}, before this shop charged GST, and taxed at its flat rate of that day. Not a tax invoice under GST.",
      { day },
    );
  }
  const shared = lines.some(({ price }) => price && price.discountPaise + price.shippingPaise > 0);
  return regime === "gst" && shared ? say(REMARK) : "";
}

function findPayment({ payment }: DocumentContent, say: Say): CodedText | null {
  const { duePaise, dueOn, bank, upi } = payment;
  if (!bank && !upi) return null;
  const account = bank && [
    bank.accountName,
    say("Account {number}", { number: bank.accountNumber }),
    `IFSC ${bank.ifsc}`,
    bank.bankName,
  ];
  const lines = [...(upi ? [`UPI ${upi.vpa}`] : []), ...(account ?? [])];
  const amount = formatRupees(duePaise);
  return {
    title: dueOn
      ? say("To be paid by {date}: {amount}", { date: longDate(new Date(dueOn)), amount })
      : say("To be paid: {amount}", { amount }),
    code: upi?.link ?? null,
    lines: lines.map(printable).filter((line) => line !== ""),
  };
}

function findRegistration({ registration }: Paper, say: Say): CodedText | null {
  if (!registration) return null;
  const { irn, ackNo, ackDate, signedQr } = registration;
  return {
    title: say("E-invoice"),
    code: signedQr,
    lines: [
      `IRN ${irn}`,
      say("Acknowledgement {number}, {date}", { number: ackNo, date: longDate(ackDate) }),
    ],
  };
}

function toWords({ totals, corrects, advance }: DocumentContent, say: Say): LabelledText[] {
  const total = {
    label: advance ? say("Amount in words") : say("Total in words"),
    value: totals.totalInWords,
  };
  if (!corrects) return [total];
  return [total, { label: say("Reason"), value: printable(corrects.reason) }];
}

/**
 * The signature of an issued document: always under GST, under the flat tax only when the settings name a signatory.
 */
function findSignature({ kind, content }: Paper, say: Say): SignatureText | null {
  const { regime, signatory, seller } = content;
  if (kind === "proforma" || (regime === "flat" && signatory === "")) return null;
  return {
    seller: say("For {seller}", { seller: printable(seller.name) }),
    title: say("Authorised signatory"),
    name: printable(signatory),
  };
}

const TOTAL_LABELS: Partial<Record<Paper["kind"], string>> = {
  receipt_voucher: "Advance received",
  refund_voucher: "Advance refunded",
};

export function paperText(paper: Paper, mark: CopyMark | null): PaperText {
  const { content } = paper;
  const say = getSay(content.language);
  const cancelledOn = findCancelledOn(paper, say);
  const facts = listFacts(paper, cancelledOn, say);
  const { title, noun } = toTitle(paper);
  return {
    say,
    title: say(title),
    noun: say(noun),
    number: printable(paper.number),
    mark: mark ? say(mark) : "",
    hasOwnLogo: content.seller.hasOwnLogo,
    seller: formatSeller(content),
    facts,
    hasBand: content.regime === "gst" || facts.length > 5,
    cancelledOn,
    buyerLabel: say("Bill to"),
    buyer: formatBuyer(content, say),
    delivery: formatDelivery(content, say),
    items: buildItemTable(paper, say),
    sums: listSums(content, say),
    totalLabel: say((content.advance && TOTAL_LABELS[paper.kind]) || "Total"),
    total: formatRupees(content.totals.totalPaise),
    words: toWords(content, say),
    remark: getRemark(paper, say),
    hsn: buildHsnTable(paper, say),
    payment: findPayment(content, say),
    registration: findRegistration(paper, say),
    signature: findSignature(paper, say),
  };
}

const COLUMNS: ColumnText[] = [
  { title: "HSN code", look: "text", align: "left", grows: true },
  { title: "Rate", look: "figure", align: "right" },
  { title: "Taxable value", look: "amount", align: "right" },
];

/** The taxable values and taxes by HSN code and rate; null without GST. */
function buildHsnTable({ content }: Paper, say: Say): TableText | null {
  if (content.hsn.length === 0) return null;
  const within = isWithinState(content);
  const rows = content.hsn.map((sum) => [
    { text: printable(sum.hsnCode ?? say("Without a code")) },
    { text: `${sum.rateBasisPoints / 100}%` },
    { text: formatRupees(sum.taxablePaise) },
    ...taxCells(sum, within).map(({ text }) => ({ text })),
  ]);
  return { columns: sayTitles([...COLUMNS, ...taxColumns(content)], say), rows };
}
