import { DocumentKind } from "@/lib/db/generated/enums";

/** Document kinds stored with an order. A delivery challan only shares their number series. */
const { delivery_challan: CHALLAN, ...KINDS } = DocumentKind;

export type PrintedKind = keyof typeof KINDS;

export const DOCUMENT_NAMES: Record<PrintedKind, string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};

/** Their names in the API. */
export const DOCUMENT_KINDS = { proforma: "proforma", ...KINDS } as const;

/** @throws Error for a delivery challan, which is not one */
export function toPrintedKind(kind: DocumentKind): PrintedKind {
  if (kind === CHALLAN) throw new Error("A delivery challan is stored apart.");
  return kind;
}
