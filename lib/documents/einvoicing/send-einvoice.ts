import "server-only";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { JobError } from "@/lib/messaging/queue/job-error";
import { queueWorker } from "@/lib/messaging/queue/work-queues";
import type { OrderActor } from "@/lib/orders/lock-order";
import { buildEInvoice } from "../portal-files/einvoice";
import { portalDate } from "../portal-files/portal-address";
import type { PortalAnswer } from "../portal-files/portal-answer";
import { PORTAL_DOCUMENT, toPortalDocument } from "../portal-files/read-document";
import { recordIrn } from "../portal-files/record-irn";
import { recordIrnSchema } from "../portal-files/schemas";
import type { StoredDocument } from "../stored-document";
import { HTTP_PROVIDER } from "./http-provider";
import {
  EInvoiceDuplicate,
  EInvoiceRefused,
  EInvoiceUnavailable,
  type EInvoiceProvider,
} from "./provider";

type Outcome =
  | { state: "registered" }
  /** The portal refused, or the provider was unavailable. */
  | { state: "refused" | "waits"; reason: string };

/**
 * One attempt for one document: stores the IRN, or the reason for its absence. Safe to repeat: the portal returns an
 * existing IRN again.
 */
export async function sendEInvoice(
  db: PrismaClient,
  documentId: string,
  by: OrderActor,
): Promise<Outcome> {
  try {
    await register(db, documentId, by);
    return { state: "registered" };
  } catch (error) {
    const isAway = error instanceof EInvoiceUnavailable;
    if (!(isAway || error instanceof EInvoiceRefused || error instanceof AppError)) throw error;
    await db.eInvoiceTask.updateMany({
      where: { documentId, doneAt: null },
      data: { refused: !isAway, lastError: error.message },
    });
    return { state: isAway ? "waits" : "refused", reason: error.message };
  }
}

async function register(db: PrismaClient, documentId: string, by: OrderActor): Promise<void> {
  const row = await db.orderDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { ...PORTAL_DOCUMENT, orderId: true },
  });
  const answer = await readRegistration(HTTP_PROVIDER, toPortalDocument(row));
  const { data: request } = recordIrnSchema.safeParse(answer);
  if (!request) throw new EInvoiceRefused("The portal’s answer has no IRN that can be read.");
  await recordIrn({ db, id: row.orderId, document: documentId, request, ...by });
}

/** Registers documents through the provider, and stores the portal's message for each refusal. */
export const eInvoiceWorker = (db: PrismaClient) =>
  queueWorker({
    queue: "einvoice",
    nameOf: ({ documentId }) => `E-invoice of document ${documentId}`,
    run: async ({ data: { documentId } }) => {
      const outcome = await sendEInvoice(db, documentId, { actor: SYSTEM_ACTOR });
      if (outcome.state === "registered") return;
      throw new JobError(outcome.reason, outcome.state === "refused");
    },
  });

async function readRegistration(
  provider: EInvoiceProvider,
  document: StoredDocument,
): Promise<PortalAnswer> {
  const invoice = buildEInvoice(document);
  try {
    return await provider.register(invoice);
  } catch (error) {
    if (!(error instanceof EInvoiceDuplicate)) throw error;
    return provider.byDocument({
      sellerGstin: invoice.SellerDtls.Gstin ?? "",
      type: document.kind === "invoice" ? "INV" : "CRN",
      number: document.number,
      date: portalDate(document.issuedOn),
    });
  }
}
