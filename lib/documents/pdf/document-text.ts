import type { PrintedKind } from "@/lib/orders/read/printed-kinds";
import type { Translate } from "@/lib/i18n/translate";
import type { DocumentContent } from "../content";

/** A document to print: its content and further printed details. */
export interface PrintedDocument {
  kind: "proforma" | PrintedKind;
  number: string;
  date: Date;
  content: DocumentContent;
  /** Set for an order that was cancelled before it had an invoice; `at` is null when the time is unknown. */
  cancelled?: { at: Date | null };
  /** For a superseded proforma: the number of the newer one. */
  supersededBy?: string;
  /**
   * True for the document of the flat tax until an invoice is issued: it is titled an invoice and has the order's
   * number.
   */
  isOnlyInvoice?: boolean;
  /** The answer of the Invoice Registration Portal; absent until recorded. */
  registration?: Registration | null;
}

export interface Registration {
  irn: string;
  ackNo: string;
  ackDate: Date;
  /** The content of its QR code (CGST Rules, Rule 46, proviso). */
  signedQr: string;
}

export interface HeadText {
  /** Translates fixed texts of all documents, such as "Deliver to", into this one's language. */
  t: Translate;
  title: string;
  number: string;
  /** Its name in the footer: "this credit note". */
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
  /** One string per line, the name first. */
  buyer: string[];
  /** Empty until the place of delivery is known. */
  delivery: string[];
}

/** All texts of an invoice, credit note or proforma, ready for layout. */
export interface DocumentText extends HeadText {
  items: TableText;
  /** From the subtotal on, without the total. */
  sums: LabelledText[];
  totalLabel: string;
  total: string;
  /** Next to the sums: the total in words, and the reason of a credit note. */
  words: LabelledText[];
  /** Explains the taxable values; empty when the rows show it. */
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
  /** Phone and email below the address, each on a line or both on one. */
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
  textStyle: "text" | "figure" | "amount" | "tick";
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
  /** Empty without a signatory in the settings. */
  name: string;
}
