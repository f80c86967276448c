import "server-only";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { after, pauseAfter } from "@/lib/base/retry";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/order-actor";
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

/** Documents of one run; the next one comes a minute later. */
const MOST_AT_ONCE = 50;

interface Sending {
  provider?: EInvoiceProvider;
  now?: Date;
}

/**
 * Has the provider register every document whose attempt is due, and stores what the portal answered. While the
 * provider is down, the rest waits for the next run. Returns how many got their IRN.
 */
export async function sendEInvoices(
  db: PrismaClient,
  { provider = HTTP_PROVIDER, now = new Date() }: Sending = {},
): Promise<number> {
  if (!env().EINVOICE) return 0;
  let registered = 0;
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const due = await db.eInvoiceTask.findFirst({
      where: { doneAt: null, nextTryAt: { lte: now } },
      orderBy: [{ nextTryAt: "asc" }, { documentId: "asc" }],
      select: { documentId: true },
    });
    if (!due) break;
    const by = { actor: SYSTEM_ACTOR };
    const outcome = await sendEInvoice(db, due.documentId, { provider, now, by });
    if (outcome === "unavailable") break;
    if (outcome === "registered") registered += 1;
  }
  return registered;
}

type Outcome = "registered" | "refused" | "unavailable";

/**
 * One attempt at one document: the IRN is stored, or why there is none. It may be repeated at any time: of a document
 * that has an IRN the portal tells it again.
 */
export async function sendEInvoice(
  db: PrismaClient,
  documentId: string,
  { provider = HTTP_PROVIDER, now = new Date(), by }: Sending & { by: OrderActor },
): Promise<Outcome> {
  // Before the attempt, so that one that ends the process is not repeated at once.
  const { tries } = await db.eInvoiceTask.update({
    where: { documentId },
    data: { tries: { increment: 1 } },
    select: { tries: true },
  });
  const note = (nextTryAt: Date | null, lastError: string | null) =>
    db.eInvoiceTask.updateMany({
      where: { documentId, doneAt: null },
      data: { nextTryAt, lastError },
    });
  await note(after(now, pauseAfter(tries)), null);
  try {
    const row = await db.orderDocument.findUniqueOrThrow({
      where: { id: documentId },
      select: { ...PORTAL_DOCUMENT, orderId: true },
    });
    const answer = await readRegistration(provider, toPortalDocument(row));
    const { data: request } = recordIrnSchema.safeParse(answer);
    if (!request) throw new EInvoiceRefused("The portal’s answer has no IRN that can be read.");
    await recordIrn({ db, id: row.orderId, document: documentId, request, ...by });
    return "registered";
  } catch (error) {
    if (error instanceof EInvoiceUnavailable) {
      await note(after(now, pauseAfter(tries)), error.message);
      return "unavailable";
    }
    if (!(error instanceof EInvoiceRefused || error instanceof AppError)) throw error;
    await note(null, error.message);
    return "refused";
  }
}

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
