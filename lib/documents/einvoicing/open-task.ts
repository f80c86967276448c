import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Transaction } from "@/lib/db/client";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { DocumentContent } from "../content";
import { eInvoiceDueOn } from "../gst-returns/dated-limits";
import type { IssuedDocument } from "../stored-document";

type Issued = Pick<IssuedDocument, "id" | "kind" | "issuedOn"> & { issuedAt: Date };

interface About {
  content: Pick<DocumentContent, "regime" | "buyer">;
  shop: Pick<ShopSettings, "aggregateTurnoverPaise">;
}

/**
 * Notes, in the transaction of a document to a registered buyer, that it is to have an IRN, where the law of its day
 * asks for one (CGST Rules, rule 48(4)). send-einvoices.ts takes it from there.
 */
export async function openEInvoiceTask(
  tx: Transaction,
  { id: documentId, kind, issuedOn, issuedAt }: Issued,
  { content: { regime, buyer }, shop }: About,
): Promise<void> {
  const isTold = kind === "invoice" || kind === "credit_note";
  if (!isTold || regime !== "gst" || buyer.gstin === null) return;
  const dueOn = eInvoiceDueOn(dateName(issuedOn), shop.aggregateTurnoverPaise);
  if (dueOn === false) return;
  await tx.eInvoiceTask.create({
    data: { documentId, dueOn: dueOn && new Date(dueOn), nextTryAt: issuedAt },
    select: { documentId: true },
  });
}
