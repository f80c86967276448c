import type { ImsState, LineUnit, TaxRegime } from "@/lib/db/generated/enums";
import type { PrintedKind } from "@/lib/orders/read/printed-kinds";

/** A document in the registers. Days are days in India, such as "2026-11-21"; amounts are in paise. */
export interface RegisterDocument extends DocumentAmounts {
  kind: PrintedKind;
  /** A document whose IRN was cancelled, and the credit note that took an invoice back: no return lists them. */
  isCancelled: boolean;
  /** False for a credit note that was voided alone. */
  isInBooks: boolean;
  number: string;
  serial: number;
  issuedOn: string;
  order: { number: string; placedOn: string };
  buyer: string;
  /** Null for an unregistered buyer. */
  buyerGstin: string | null;
  regime: TaxRegime;
  /** State codes, two digits; null under the flat tax. */
  sellerState: string | null;
  placeOfSupply: string | null;
  /** For a credit note: the invoice that it corrects, or the first of several. */
  invoice: CorrectedInvoice | null;
  /** The buyer's action on a credit note in the Invoice Management System; null when unknown. */
  ims: { state: ImsState; on: string } | null;
  lines: readonly RegisterLine[];
}

export interface CorrectedInvoice {
  number: string;
  issuedOn: string;
  totalPaise: number;
}

export interface TaxAmounts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

interface DocumentAmounts extends TaxAmounts {
  /** Shipping under the flat tax. */
  untaxedPaise: number;
  /** The flat tax, or the sum of CGST, SGST and IGST. */
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
}

export interface RegisterLine extends TaxAmounts {
  name: string;
  hsnCode: string | null;
  /** The portal's Unit Quantity Code. */
  unit: LineUnit;
  /** In its unit; 0 when a credit note only reduces the price. */
  quantity: number;
  /** Hundredths of a percent; null under the flat tax. */
  rateBasisPoints: number | null;
  /** On a credit note over several invoices: the invoice of this line. */
  invoice?: CorrectedInvoice;
}

export const NO_TAX: TaxAmounts = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** `sign` -1 subtracts. */
export function addAmounts(sum: TaxAmounts, more: TaxAmounts, sign: 1 | -1 = 1): TaxAmounts {
  return {
    taxablePaise: sum.taxablePaise + sign * more.taxablePaise,
    cgstPaise: sum.cgstPaise + sign * more.cgstPaise,
    sgstPaise: sum.sgstPaise + sign * more.sgstPaise,
    igstPaise: sum.igstPaise + sign * more.igstPaise,
  };
}

/** Invoices and receipt vouchers count positive, credit notes and refund vouchers negative. */
export const getSign = ({ kind }: Pick<RegisterDocument, "kind">): 1 | -1 =>
  kind === "invoice" || kind === "receipt_voucher" ? 1 : -1;

/** True for a document of a payment before the invoice, which is not taxed (Notification 66/2017). */
export const isVoucher = ({ kind }: Pick<RegisterDocument, "kind">): boolean =>
  kind === "receipt_voucher" || kind === "refund_voucher";
