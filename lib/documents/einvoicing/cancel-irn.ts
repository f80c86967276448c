import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { AppError, invalidField } from "@/lib/base/errors";
import { longMoment } from "@/lib/base/dates";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { creditContent } from "../credit-content";
import { dropEInvoice } from "../portal-files/open-task";
import { readDocument, type WantedDocument } from "../portal-files/read-document";
import {
  CANCEL_REASON_NAMES,
  CANCEL_REASONS,
  toMoment,
  type CancelIrnRequest,
  type CancelledIrnAnswer,
} from "../portal-files/schemas";
import { readInvoiceFigures } from "../read-figures";
import type { StoredDocument } from "../stored-document";
import { writeDocument } from "../write-document";
import { HTTP_PROVIDER } from "./http-provider";
import { EInvoiceDuplicate, EInvoiceRefused, EInvoiceUnavailable } from "./provider";

/** The portal cancels an IRN within 24 hours of its acknowledgement. */
const HOURS = 24;
const LIMIT_MS = HOURS * 3_600_000;

export interface CancelIrnOptions extends OrderActor, WantedDocument {
  db: PrismaClient;
  ipAddress: string;
  request: CancelIrnRequest;
}

/**
 * Cancels the IRN of an invoice or a credit note, by the provider or as it was done at the portal. The document is void:
 * no return lists it. A credit note over all of an invoice takes it back here, and what it billed can be billed anew;
 * what a credit note took back is owed again.
 * @throws AppError not_found; invalid_transition without an IRN, for what was cancelled or credited, and with the
 * portal's words where it refuses; invalid_input where it was cancelled at an unknown time, such as by an attempt whose
 * answer was lost; too_late after 24 hours; unavailable
 */
export async function cancelIrn(options: CancelIrnOptions): Promise<CancelledIrnAnswer> {
  const { db, request } = options;
  const { issued, irn, ackDate } = await requireCancellable(db, options);
  const at = await findCancelledAt({ issued, irn, ackDate }, request);
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, options.id);
    await requireCancellable(tx, { ...options, document: issued.id });
    const note = issued.kind === "invoice" ? await takeBack(tx, order, issued, options) : null;
    await tx.invoiceRegistration.update({
      where: { documentId: issued.id },
      data: {
        cancelledAt: at,
        cancelledBy: options.actor.name,
        ...(note && { creditNoteId: note.id }),
      },
      select: { documentId: true },
    });
    if (!note) await creditRefundAgain(tx, issued);
    const { number } = issued;
    await recordAudit(tx, {
      event: "Invoice Registration Cancelled",
      actor: options.actor,
      ipAddress: options.ipAddress,
      description: `The IRN of ${number} of order ${order.orderId} was cancelled`,
      details: {
        order: order.orderId,
        number,
        irn,
        ...request,
        ...(note && { creditNote: note.number }),
      },
    });
    return { number, irn, cancelledAt: at.toISOString(), creditNote: note?.number };
  });
}

async function requireCancellable(db: Db, wanted: WantedDocument) {
  const issued = await readDocument(db, wanted);
  const found = await db.orderDocument.findUniqueOrThrow({
    where: { id: issued.id },
    select: {
      registration: { select: { irn: true, ackDate: true, cancelledAt: true } },
      dispatch: { select: { ewayBillNumber: true } },
      _count: { select: { creditNotes: { where: { voidedAt: null } } } },
    },
  });
  const { registration, dispatch, _count: count } = found;
  const { number } = issued;
  if (!registration) throw refused(`${number} has no IRN.`);
  if (registration.cancelledAt) throw refused(`The IRN of ${number} is cancelled already.`);
  if (count.creditNotes > 0) {
    throw refused(`A credit note corrects ${number} already. Credit what is left of it as well.`);
  }
  if (dispatch?.ewayBillNumber) {
    throw refused(`${number} has the e-way bill ${dispatch.ewayBillNumber}. Cancel that first.`);
  }
  return { issued, irn: registration.irn, ackDate: registration.ackDate };
}

const refused = (message: string) => new AppError("invalid_transition", message);

interface Registered {
  issued: StoredDocument;
  irn: string;
  ackDate: Date;
}

async function findCancelledAt(registered: Registered, request: CancelIrnRequest): Promise<Date> {
  const until = new Date(registered.ackDate.getTime() + LIMIT_MS);
  const now = new Date();
  if (request.cancelledAt === undefined) {
    if (now > until) throw tooLate(until);
    return requestCancellation(registered, request, until);
  }
  const at = toMoment(request.cancelledAt);
  if (at > now) throw invalidField("cancelledAt", "This time is in the future.");
  if (at < registered.ackDate) {
    throw invalidField("cancelledAt", "The IRN was acknowledged later than that.");
  }
  if (at > until) throw tooLate(until);
  return at;
}

const tooLate = (until: Date) =>
  new AppError(
    "too_late",
    `The portal cancels an IRN within ${HOURS} hours: it could until ${longMoment(until)}. Issue a credit note instead.`,
  );

/** The portal's error for an IRN that is too old. */
const PORTAL_TOO_LATE = "2270:";

async function requestCancellation(
  { issued, irn }: Registered,
  { reason, remark }: CancelIrnRequest,
  until: Date,
): Promise<Date> {
  if (!env().EINVOICE) {
    throw invalidField(
      "cancelledAt",
      "This shop has no provider of e-invoices. Cancel the IRN at the portal, and enter when it did.",
    );
  }
  const sellerGstin = issued.content.seller.gstin ?? "";
  try {
    const requested = { sellerGstin, irn, reason: CANCEL_REASONS[reason], remark };
    return await HTTP_PROVIDER.cancel(requested);
  } catch (error) {
    if (error instanceof EInvoiceDuplicate) {
      throw invalidField(
        "cancelledAt",
        "The portal had cancelled this IRN before. Enter when, as the portal shows it.",
      );
    }
    if (error instanceof EInvoiceUnavailable) {
      const message = `${error.message} Nothing was changed here. Try again.`;
      throw new AppError("unavailable", message);
    }
    if (!(error instanceof EInvoiceRefused)) throw error;
    if (error.message.startsWith(PORTAL_TOO_LATE)) throw tooLate(until);
    throw refused(`The portal refuses: ${error.message}`);
  }
}

/** The refund of a void credit note is to be credited anew. */
async function creditRefundAgain(tx: Transaction, { id, content }: StoredDocument): Promise<void> {
  await tx.orderRefund.updateMany({
    where: { creditNoteId: id },
    data: { creditNoteId: null, creditDuePaise: content.totals.totalPaise },
  });
}

/** Issues the credit note over all of the invoice, which is reported to no portal. */
async function takeBack(
  tx: Transaction,
  order: LockedOrder,
  issued: StoredDocument,
  { actor, ipAddress, request }: CancelIrnOptions,
) {
  const shop = await readShopSettings(tx);
  const figures = await readInvoiceFigures(tx, issued.id);
  const reason = `IRN cancelled: ${CANCEL_REASON_NAMES[request.reason]}`;
  const note = await writeDocument(tx, {
    order,
    kind: "credit_note",
    invoice: issued,
    figures,
    content: creditContent([issued], figures, { reason, shop }),
    shop,
    at: new Date(),
    by: { actor, ipAddress },
  });
  await tx.eInvoiceTask.deleteMany({ where: { documentId: note.id } });
  await dropEInvoice(tx, note.id);
  return note;
}
