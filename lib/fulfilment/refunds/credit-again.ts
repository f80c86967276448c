import "server-only";
import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { issueCreditNote } from "@/lib/documents/issue-credit-note";
import { VOID_NOTE, type IssuedDocument } from "@/lib/documents/stored-document";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { OrderActions } from "../actions-schema";

/** A void credit note over goods of a return or claim that no other note credits yet. */
const VOID_GOODS_NOTE = {
  ...VOID_NOTE,
  OR: [{ return: { isNot: null } }, { claim: { isNot: null } }],
} satisfies Prisma.OrderDocumentWhereInput;

/** The void credit notes of an order that are to be issued again, oldest first. */
export async function readVoidNotes(db: Db, orderId: string): Promise<OrderActions["voidNotes"]> {
  const rows = await db.orderDocument.findMany({
    where: { orderId, ...VOID_GOODS_NOTE },
    select: { id: true, number: true, totalPaise: true },
    orderBy: { issuedAt: "asc" },
  });
  return rows.map(({ id, number, totalPaise }) => ({
    _id: id,
    number,
    total: toRupees(toSafePaise(totalPaise)),
  }));
}

export interface CreditAgainOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or number of the order. */
  id: string;
  noteId: string;
}

/**
 * Issues the void credit note of a return or claim again, over the same goods under a new number, and mails the
 * customer.
 * @throws AppError not_found for a note that is not void or was issued again; invalid_transition without an invoice
 */
export async function creditAgain(options: CreditAgainOptions): Promise<IssuedDocument> {
  const { db, id, noteId, ...by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const voided = await tx.orderDocument.findFirst({
      where: { id: noteId, orderId: order.id, ...VOID_GOODS_NOTE },
      select: {
        reason: true,
        lines: { select: { orderLineId: true, quantity: true } },
        return: { select: { id: true } },
        claim: { select: { id: true } },
      },
    });
    if (!voided) {
      throw new AppError(
        "not_found",
        "This order has no such credit note that is to be issued again.",
      );
    }
    const { reason, lines, return: back, claim } = voided;
    const note = await issueCreditNote(tx, {
      order,
      by,
      at: new Date(),
      shop: await readShopSettings(tx),
      reason: reason ?? "",
      what: { kind: "lines", lines },
    });
    const data = { creditNoteId: note.id };
    if (back) {
      const value = { ...data, valuePaise: note.totalPaise };
      await tx.orderReturn.update({ where: back, data: value, select: { id: true } });
    }
    if (claim) await tx.orderClaim.update({ where: claim, data, select: { id: true } });
    await queueMail(tx, { template: "credited-again", creditNoteId: note.id, replacesId: noteId });
    return note;
  });
}
