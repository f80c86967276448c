import type { DocumentContent } from "@/lib/documents/content";
import { longDate } from "@/lib/base/dates";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { Translate } from "@/lib/i18n/translate";
import { duePart, dueWhen } from "@/lib/orders/due/due-text";
import { formatRupees } from "@/lib/pricing/money";
import { listFacts } from "./fact-text";
import { formatBuyer, formatDelivery, formatSeller } from "./party-text";
import { printable } from "./typesetting/printable";
import { buildItemTable, isWithinState, translateTitles, taxCells, taxColumns } from "./row-text";
import { listSums } from "./sum-text";
import type {
  PrintedDocument,
  DocumentText,
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

function toTitle({ kind, content, isOnlyInvoice }: PrintedDocument): {
  title: string;
  noun: string;
} {
  if (kind === "credit_note") return { title: "Credit note", noun: "credit note" };
  if (kind === "receipt_voucher") return { title: "Receipt voucher", noun: "voucher" };
  if (kind === "refund_voucher") return { title: "Refund voucher", noun: "voucher" };
  if (kind === "invoice" && content.regime === "gst")
    return { title: "Tax invoice", noun: "invoice" };
  if (kind === "invoice" || isOnlyInvoice) return { title: "Invoice", noun: "invoice" };
  return { title: "Proforma", noun: "proforma" };
}

function findCancelledOn({ cancelled }: PrintedDocument, t: Translate): string | null {
  if (!cancelled) return null;
  return cancelled.at ? t("on {date}", { date: longDate(cancelled.at) }) : "";
}

const REMARK =
  "The taxable value of a line is its price less its share of the discount, with its share of the shipping.";

const NO_TAX_REMARK = "No GST is charged on advances for goods (Notification 66/2017-Central Tax).";

function getRemark({ content }: PrintedDocument, t: Translate): string {
  const { regime, isOutsideGst, lines, order, advance } = content;
  if (advance) return t(NO_TAX_REMARK);
  if (isOutsideGst) {
    const day = longDate(new Date(order.placedOn));
    return t(
      "Ordered on {day}, before this shop charged GST, and taxed at its flat rate of that day. Not a tax invoice under GST.",
      { day },
    );
  }
  const shared = lines.some(({ price }) => price && price.discountPaise + price.shippingPaise > 0);
  return regime === "gst" && shared ? t(REMARK) : "";
}

function findPayment({ payment }: DocumentContent, t: Translate): CodedText | null {
  const { receivedPaise, due, bank, upi } = payment;
  const isAgreed = due.some(({ rule }) => rule !== null);
  if (!bank && !upi && !isAgreed && receivedPaise === 0) return null;
  const account = bank && [
    bank.accountName,
    t("Account {number}", { number: bank.accountNumber }),
    `IFSC ${bank.ifsc}`,
    bank.bankName,
  ];
  const received = t("Received: {amount}", { amount: formatRupees(receivedPaise) });
  const lines = [
    ...listDue(payment, t),
    ...(receivedPaise > 0 ? [received] : []),
    ...(upi ? [`UPI ${upi.vpa}`] : []),
    ...(account ?? []),
  ];
  return {
    title: toPaymentTitle(payment, t),
    code: upi?.link ?? null,
    lines: lines.map(printable).filter((line) => line !== ""),
  };
}

type Payment = DocumentContent["payment"];

/** The title contains the day if there is only one due row. */
function toPaymentTitle({ duePaise, dueOn, due }: Payment, t: Translate): string {
  if (duePaise === 0) return t("Paid in full");
  const amount = formatRupees(duePaise);
  return dueOn && due.length <= 1
    ? t("To be paid by {date}: {amount}", { date: longDate(new Date(dueOn)), amount })
    : t("To be paid: {amount}", { amount });
}

function listDue({ due }: Payment, t: Translate): string[] {
  if (due.length === 1 && due[0]?.by) return [];
  return due
    .filter((row) => due.length > 1 || dueWhen(row, t) !== "")
    .map(({ amountPaise, ...part }) => `${duePart(part, t)}: ${formatRupees(amountPaise)}`);
}

function findRegistration({ registration }: PrintedDocument, t: Translate): CodedText | null {
  if (!registration) return null;
  const { irn, ackNo, ackDate, signedQr } = registration;
  return {
    title: t("E-invoice"),
    code: signedQr,
    lines: [
      `IRN ${irn}`,
      t("Acknowledgement {number}, {date}", { number: ackNo, date: longDate(ackDate) }),
    ],
  };
}

function toWords({ totals, corrects, advance }: DocumentContent, t: Translate): LabelledText[] {
  const total = {
    label: advance ? t("Amount in words") : t("Total in words"),
    value: totals.totalInWords,
  };
  if (!corrects) return [total];
  return [total, { label: t("Reason"), value: printable(corrects.reason) }];
}

/**
 * The signature of an issued document: always under GST, under the flat tax only when the settings name a signatory.
 */
function findSignature({ kind, content }: PrintedDocument, t: Translate): SignatureText | null {
  const { regime, signatory, seller } = content;
  if (kind === "proforma" || (regime === "flat" && signatory === "")) return null;
  return {
    seller: t("For {seller}", { seller: printable(seller.name) }),
    title: t("Authorised signatory"),
    name: printable(signatory),
  };
}

const TOTAL_LABELS: Partial<Record<PrintedDocument["kind"], string>> = {
  receipt_voucher: "Advance received",
  refund_voucher: "Advance refunded",
};

export function documentText(document: PrintedDocument, mark: CopyMark | null): DocumentText {
  const { content } = document;
  const t = getTranslate(content.language);
  const cancelledOn = findCancelledOn(document, t);
  const facts = listFacts(document, cancelledOn, t);
  const { title, noun } = toTitle(document);
  return {
    t,
    title: t(title),
    noun: t(noun),
    number: printable(document.number),
    mark: mark ? t(mark) : "",
    hasOwnLogo: content.seller.hasOwnLogo,
    seller: formatSeller(content),
    facts,
    hasBand: content.regime === "gst" || facts.length > 5,
    cancelledOn,
    buyerLabel: t("Bill to"),
    buyer: formatBuyer(content, t),
    delivery: formatDelivery(content, t),
    items: buildItemTable(document, t),
    sums: listSums(content, t),
    totalLabel: t((content.advance && TOTAL_LABELS[document.kind]) || "Total"),
    total: formatRupees(content.totals.totalPaise),
    words: toWords(content, t),
    remark: getRemark(document, t),
    hsn: buildHsnTable(document, t),
    payment: findPayment(content, t),
    registration: findRegistration(document, t),
    signature: findSignature(document, t),
  };
}

const COLUMNS: ColumnText[] = [
  { title: "HSN code", textStyle: "text", align: "left", grows: true },
  { title: "Rate", textStyle: "figure", align: "right" },
  { title: "Taxable value", textStyle: "amount", align: "right" },
];

/** The taxable values and taxes by HSN code and rate; null without GST, and for a proforma, which needs none. */
function buildHsnTable({ kind, content }: PrintedDocument, t: Translate): TableText | null {
  if (kind === "proforma" || content.hsn.length === 0) return null;
  const within = isWithinState(content);
  const rows = content.hsn.map((sum) => [
    { text: printable(sum.hsnCode ?? t("Without a code")) },
    { text: `${sum.rateBasisPoints / 100}%` },
    { text: formatRupees(sum.taxablePaise) },
    ...taxCells(sum, within).map(({ text }) => ({ text })),
  ]);
  return { columns: translateTitles([...COLUMNS, ...taxColumns(content)], t), rows };
}
