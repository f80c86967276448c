import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleInvoice } from "@/e2e/steps/example-documents";
import { AppError } from "@/lib/base/errors";
import type { DocumentContent } from "@/lib/documents/content";
import type { StoredDocument } from "@/lib/documents/stored-document";
import type { Order } from "@/lib/orders/order";
import type { PrintedDocument } from "@/lib/documents/pdf/document-text";

/** Three lines with HSN codes, billed in Karnataka. */
export const portalOrder: Order = (() => {
  const made = exampleOrder();
  return { ...made, billing: { ...made.billing, consigneeGstin: "URP" } };
})();

export function stored({ kind, number, date, content }: PrintedDocument): StoredDocument {
  if (kind === "proforma") throw new Error("A proforma is told to no portal.");
  const { totalPaise } = content.totals;
  return { id: "document", kind, number, issuedOn: date, totalPaise, content };
}

export const toInvoice = (of: Order, content: Partial<DocumentContent> = {}): StoredDocument => {
  const document = stored(exampleInvoice(of));
  return { ...document, content: { ...document.content, ...content } };
};

/** Returns the field errors of a refused file; empty if it is made. */
export function toFields(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError && error.code === "missing_fields") {
      return error.details.fields ?? {};
    }
    throw error;
  }
  return {};
}
