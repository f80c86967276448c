import type { EInvoice } from "../portal-files/einvoice";
import type { PortalAnswer } from "../portal-files/portal-answer";

/**
 * Who registers e-invoices at the Invoice Registration Portal for the shop (docs/product.md: Registers). Nothing is
 * cancelled there: here a credit note corrects an invoice.
 */
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
