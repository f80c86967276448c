import { DocumentKind } from "@/lib/db/generated/enums";

/** Kinds of what is stored as a document of its order. A delivery challan only has a series of numbers beside theirs. */
const { delivery_challan: CHALLAN, ...KINDS } = DocumentKind;

export type PrintedKind = keyof typeof KINDS;

export const DOCUMENT_NAMES: Record<PrintedKind, string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};

/** What the API calls them. */
export const DOCUMENT_KINDS = { proforma: "proforma", ...KINDS } as const;

/** @throws Error for a delivery challan, which is none of them */
export function toPrintedKind(kind: DocumentKind): PrintedKind {
  if (kind === CHALLAN) throw new Error("A delivery challan is stored apart.");
  return kind;
}
