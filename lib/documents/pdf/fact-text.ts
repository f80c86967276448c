import { longDate } from "@/lib/base/dates";
import type { DocumentContent } from "@/lib/documents/content";
import { stateWithCode } from "@/lib/shop/gst/states";
import type { LabelledText, Paper } from "./paper-text";
import { printable } from "./typesetting/printable";

/** The facts at the head of a document: its number and date, and its references. */

const NAMES = { proforma: "Proforma", invoice: "Invoice", credit_note: "Credit note" } as const;

const day = (name: string) => longDate(new Date(name));

function correctedOf({ corrects }: DocumentContent): LabelledText[] {
  if (!corrects) return [];
  return [
    { label: "For invoice", value: printable(corrects.number) },
    { label: "Invoice date", value: day(corrects.issuedOn) },
  ];
}

function orderOf({ kind, content: { order } }: Paper): LabelledText[] {
  const date = { label: "Order date", value: day(order.placedOn) };
  const number = { label: "Order number", value: printable(order.number) };
  const po = order.poNumber ?? "";
  return [
    ...(kind === "proforma" ? [] : [number]),
    date,
    ...(po === "" ? [] : [{ label: "Purchase order", value: printable(po) }]),
  ];
}

function supplyOf({ kind, content }: Paper): LabelledText[] {
  const { placeOfSupply, reverseCharge } = content;
  if (!placeOfSupply) return [];
  const place = { label: "Place of supply", value: stateWithCode(placeOfSupply.code) };
  const charge = { label: "Reverse charge", value: reverseCharge };
  return kind === "invoice" ? [place, charge] : [place];
}

export function listFacts(paper: Paper, cancelledOn: string | null): LabelledText[] {
  const { content } = paper;
  const name = paper.isOnlyInvoice ? "Invoice" : NAMES[paper.kind];
  const status = { label: "Status", value: `Cancelled ${cancelledOn ?? ""}`.trimEnd() };
  return [
    { label: `${name} number`, value: printable(paper.number) },
    { label: `${name} date`, value: longDate(paper.date) },
    ...correctedOf(content),
    ...orderOf(paper),
    ...supplyOf(paper),
    ...(cancelledOn === null ? [] : [status]),
  ];
}
