import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { dateName } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import type { ImsAnswer, ImsReplyRequest } from "./schemas";

export interface SetImsReplyOptions extends OrderActor {
  db: PrismaClient;
  documentId: string;
  request: ImsReplyRequest;
}

/**
 * Records the buyer's action on a credit note in the Invoice Management System, or clears it. The credit note itself
 * stays as issued.
 * @throws AppError not_found; invalid_transition for a document that is not in that system: not under GST, or to an
 * unregistered buyer
 */
export async function setImsReply({
  db,
  documentId,
  request: { state, on },
  ...by
}: SetImsReplyOptions): Promise<ImsAnswer> {
  return db.$transaction(async (tx) => {
    const where = { documentId };
    const note = await tx.orderDocument.findUnique({
      where: { id: documentId },
      select: { kind: true, number: true, regime: true, buyerGstin: true, orderId: true },
    });
    if (note?.kind !== "credit_note") {
      throw new AppError("not_found", "There is no such credit note.");
    }
    const { number, regime, buyerGstin } = note;
    if (regime !== "gst" || buyerGstin === null) {
      throw new AppError(
        "invalid_transition",
        `${number} is not to a registered buyer under GST: nobody finds it in the Invoice Management System.`,
      );
    }
    const { orderId } = await lockOrder(tx, note.orderId);
    const before = await tx.imsReply.findUnique({ where });
    const data = state && { state, on: new Date(on), by: by.actor.name };
    if (data) await tx.imsReply.upsert({ where, create: { ...where, ...data }, update: data });
    else await tx.imsReply.deleteMany({ where });
    await recordAudit(tx, {
      ...by,
      event: "Credit Note Reply Updated",
      description: `${number} of order ${orderId}: ${state ? `${state} by its buyer` : "nothing known of its buyer"}`,
      details: { order: orderId, number, changes: changes(listFacts(before), listFacts(data)) },
    });
    return { number, state, on: state && on };
  });
}

const listFacts = (reply: { state: string; on: Date } | null) =>
  reply && { state: reply.state, on: dateName(reply.on) };
