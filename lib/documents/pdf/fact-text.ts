import { longDate } from "@/lib/base/dates";
import type { DocumentContent } from "@/lib/documents/content";
import { printedTexts } from "@/lib/orders/texts/texts";
import type { Translate } from "@/lib/i18n/translate";
import { stateWithCode } from "@/lib/shop/gst/states";
import { printable } from "./typesetting/printable";
import type { LabelledText, PrintedDocument } from "./document-text";

/** The facts at the head of a document: its number and date, and its references. */

const NAMES: Record<PrintedDocument["kind"], [number: string, date: string]> = {
  proforma: ["Proforma number", "Proforma date"],
  invoice: ["Invoice number", "Invoice date"],
  credit_note: ["Credit note number", "Credit note date"],
  receipt_voucher: ["Voucher number", "Voucher date"],
  refund_voucher: ["Voucher number", "Voucher date"],
};

const day = (name: string) => longDate(new Date(name));

function correctionFacts({ corrects, advance }: DocumentContent): LabelledText[] {
  if (!corrects) return [];
  return [corrects, ...corrects.also].flatMap(({ number, issuedOn }) => [
    { label: advance ? "For receipt voucher" : "For invoice", value: printable(number) },
    { label: advance ? "Dated" : "Invoice date", value: day(issuedOn) },
  ]);
}

function listAdvance({ advance, corrects }: DocumentContent): LabelledText[] {
  if (!advance) return [];
  const { means, reference, movedOn } = advance;
  return [
    {
      label: corrects ? "Refunded by" : "Paid by",
      value: printable([means, reference].filter(Boolean).join(" ")),
    },
    { label: corrects ? "Refunded on" : "Paid on", value: day(movedOn) },
  ];
}

function listOrder({ kind, content: { order } }: PrintedDocument): LabelledText[] {
  const date = { label: "Order date", value: day(order.placedOn) };
  const number = { label: "Order number", value: printable(order.number) };
  return [
    ...(kind === "proforma" ? [] : [number]),
    date,
    ...printedTexts(order).map(({ label, value }) => ({ label, value: printable(value) })),
    ...(order.askedBy === null ? [] : [{ label: "Asked for by", value: printable(order.askedBy) }]),
    ...(order.approvedBy === null
      ? []
      : [{ label: "Approved by", value: printable(order.approvedBy) }]),
  ];
}

function listSupply({ kind, content }: PrintedDocument, t: Translate): LabelledText[] {
  const { placeOfSupply, reverseCharge } = content;
  if (!placeOfSupply) return [];
  const place = { label: "Place of supply", value: stateWithCode(placeOfSupply.code) };
  const charge = { label: "Reverse charge", value: t(reverseCharge) };
  return kind === "credit_note" || kind === "proforma" ? [place] : [place, charge];
}

export function listFacts(
  document: PrintedDocument,
  cancelledOn: string | null,
  t: Translate,
): LabelledText[] {
  const { content } = document;
  const [number, date] = NAMES[document.isOnlyInvoice ? "invoice" : document.kind];
  const status = { label: "Status", value: `${t("Cancelled")} ${cancelledOn ?? ""}`.trimEnd() };
  const facts = [
    { label: number, value: printable(document.number) },
    { label: date, value: longDate(document.date) },
    ...(document.supersededBy === undefined
      ? []
      : [{ label: "Superseded by", value: printable(document.supersededBy) }]),
    ...correctionFacts(content),
    ...listOrder(document),
    ...listSupply(document, t),
    ...listAdvance(content),
    ...(cancelledOn === null ? [] : [status]),
  ];
  return facts.map(({ label, value }) => ({ label: t(label), value }));
}
