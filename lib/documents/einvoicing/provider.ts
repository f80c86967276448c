import type { EInvoice } from "../portal-files/einvoice";
import type { EWayBill } from "../portal-files/ewaybill";
import type { PortalAnswer } from "../portal-files/portal-answer";

/** A provider that registers e-invoices at the Invoice Registration Portal (docs/product.md: Registers). */
export interface EInvoiceProvider {
  /**
   * Registers an invoice or a credit note.
   * @throws EInvoiceDuplicate, EInvoiceRefused, EInvoiceUnavailable
   */
  register: (invoice: EInvoice) => Promise<PortalAnswer>;
  /**
   * Reads the portal's answer for a registered document.
   * @throws EInvoiceRefused, EInvoiceUnavailable
   */
  byDocument: (document: RegisteredDocument) => Promise<PortalAnswer>;
  /**
   * Cancels an IRN; resolves to the portal's time of cancellation.
   * @throws EInvoiceDuplicate when it is cancelled already; EInvoiceRefused, EInvoiceUnavailable
   */
  cancel: (cancelled: CancelledIrn) => Promise<Date>;
  /**
   * Creates an e-way bill: by the invoice's IRN if it has one, else from the full data.
   * @throws EInvoiceDuplicate when one exists; EInvoiceRefused, EInvoiceUnavailable
   */
  registerBill: (requested: BillRequest) => Promise<RegisteredBill>;
  /** Reads the existing e-way bill of a document. */
  findBill: (
    requested: Pick<BillRequest, "sellerGstin" | "irn" | "number">,
  ) => Promise<RegisteredBill>;
  /** Reports another vehicle; resolves to the new last day of validity. */
  changeVehicle: (change: VehicleChange) => Promise<RegisteredBill["validUntil"]>;
  /** @throws EInvoiceDuplicate when it is cancelled already */
  cancelBill: (cancelled: CancelledBill) => Promise<void>;
}

export interface BillRequest {
  sellerGstin: string;
  irn: string | null;
  /** Of the invoice. */
  number: string;
  bill: PortalBill;
}

export interface RegisteredBill {
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
  /** The portal's code of the reason. */
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
  /** The portal's code of the reason. */
  reason: string;
  remark: string;
}

/** A registered document whose IRN the portal can look up. */
export interface RegisteredDocument {
  sellerGstin: string;
  type: "INV" | "CRN";
  number: string;
  /** As the portal writes it: DD/MM/YYYY. */
  date: string;
}

/** The provider is down, slow, or sent an unreadable answer: a later attempt may succeed. */
export class EInvoiceUnavailable extends Error {}

/** The document is registered already (DUPIRN), for example by an attempt whose answer was lost. */
export class EInvoiceDuplicate extends Error {}

/** The portal refused the document, with its message. The same document would be refused again. */
export class EInvoiceRefused extends Error {}
