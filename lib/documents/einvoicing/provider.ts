import type { EInvoice } from "../portal-files/einvoice";
import type { EWayBill } from "../portal-files/ewaybill";
import type { PortalAnswer } from "../portal-files/portal-answer";

/** Who registers e-invoices at the Invoice Registration Portal for the shop (docs/product.md: Registers). */
export interface EInvoiceProvider {
  /**
   * Registers an invoice or a credit note.
   * @throws EInvoiceDuplicate, EInvoiceRefused, EInvoiceUnavailable
   */
  register: (invoice: EInvoice) => Promise<PortalAnswer>;
  /**
   * Reads what the portal answered when the document was registered.
   * @throws EInvoiceRefused, EInvoiceUnavailable
   */
  byDocument: (document: RegisteredDocument) => Promise<PortalAnswer>;
  /**
   * Cancels an IRN; resolves to when the portal did.
   * @throws EInvoiceDuplicate where it is cancelled already; EInvoiceRefused, EInvoiceUnavailable
   */
  cancel: (cancelled: CancelledIrn) => Promise<Date>;
  /**
   * Makes an e-way bill: by the invoice's IRN where it has one, else by the whole bill.
   * @throws EInvoiceDuplicate where there is one; EInvoiceRefused, EInvoiceUnavailable
   */
  makeBill: (asked: AskedBill) => Promise<MadeBill>;
  /** Reads the e-way bill that a document has. */
  findBill: (asked: Pick<AskedBill, "sellerGstin" | "irn" | "number">) => Promise<MadeBill>;
  /** Tells another vehicle; resolves to the last day of the bill then. */
  changeVehicle: (change: VehicleChange) => Promise<MadeBill["validUntil"]>;
  /** @throws EInvoiceDuplicate where it is cancelled already */
  cancelBill: (cancelled: CancelledBill) => Promise<void>;
}

export interface AskedBill {
  sellerGstin: string;
  irn: string | null;
  /** Of the invoice. */
  number: string;
  bill: PortalBill;
}

export interface MadeBill {
  number: string;
  /** "2026-11-30", in India. */
  validUntil: string;
}

export interface VehicleChange {
  sellerGstin: string;
  number: string;
  vehicle: string;
  place: string;
  stateCode: string;
  /** The portal's number of the reason. */
  reason: string;
  remark: string;
}

export interface CancelledBill {
  sellerGstin: string;
  number: string;
  reason: string;
  remark: string;
}

export type PortalBill = EWayBill["billLists"][number];

export interface CancelledIrn {
  sellerGstin: string;
  irn: string;
  /** The portal's number of the reason. */
  reason: string;
  remark: string;
}

/** A document by which the portal finds its IRN. */
export interface RegisteredDocument {
  sellerGstin: string;
  type: "INV" | "CRN";
  number: string;
  /** As the portal writes it: DD/MM/YYYY. */
  date: string;
}

/** The provider is down, slow, or sent what cannot be read: a later attempt may succeed. */
export class EInvoiceUnavailable extends Error {}

/** The document is registered already (DUPIRN), for example by an attempt whose answer was lost. */
export class EInvoiceDuplicate extends Error {}

/** The portal refused the document; the message is the portal's. The same document would be refused again. */
export class EInvoiceRefused extends Error {}
