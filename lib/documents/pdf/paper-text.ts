import type { DocumentContent } from "@/lib/documents/content";
import { longDate } from "@/lib/base/dates";
import { getSay } from "@/lib/i18n/dictionaries";
import type { Say } from "@/lib/i18n/say";
import { formatRupees } from "@/lib/pricing/money";
import { listFacts } from "./fact-text";
import { formatBuyer, formatDelivery, formatSeller } from "./party-text";
import { printable } from "./typesetting/printable";
import { buildItemTable, isWithinState, sayTitles, taxCells, taxColumns } from "./row-text";
import { listSums } from "./sum-text";
import type {
  Paper,
  PaperText,
  LabelledText,
  TableText,
  ColumnText,
  CodedText,
  SignatureText,
} from "./document-text";

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
