import "server-only";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/lock-order";
import type { EInvoiceTaskAnswer } from "./schemas";
import { readEInvoice } from "./queries";
import { queueEInvoice } from "../portal-files/open-task";
import { sendEInvoice } from "./send-einvoice";

export interface RetryEInvoiceOptions extends OrderActor {
  db: PrismaClient;
  documentId: string;
}

const PAUSE_SECONDS = 60;

/**
 * Sends a document to the provider at once, whatever earlier attempts did, and returns the result. If the provider does
 * not answer, the worker retries.
 * @throws AppError not_found; invalid_transition in a shop without a provider
 */
export async function retryEInvoice({
  db,
  documentId,
  ...by
}: RetryEInvoiceOptions): Promise<EInvoiceTaskAnswer> {
  const { state } = await readEInvoice(db, documentId);
  if (!env().EINVOICE) {
    throw new AppError(
      "invalid_transition",
      "This shop has no provider of e-invoices. Upload the file to the portal and record the IRN.",
    );
  }
  const isOpen = state !== "registered";
  if (isOpen && (await sendEInvoice(db, documentId, by)).state === "waits") {
    await db.$transaction((tx) => queueEInvoice(tx, documentId, { startAfter: PAUSE_SECONDS }));
  }
  return readEInvoice(db, documentId);
}
