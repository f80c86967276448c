import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { OrderNote } from "../admin-schemas";
import { findOrderName } from "../read/find-order-name";
import type { OrderActor } from "../lock-order";

/** Internal notes of staff about an order. No response to a customer contains them. */

const NOTE = {
  id: true,
  text: true,
  by: true,
  createdAt: true,
} satisfies Prisma.OrderNoteSelect;

/** Upper bound of the list; staff write fewer by hand. */
const MAX_NOTES = 500;

type NoteRow = Prisma.OrderNoteGetPayload<{ select: typeof NOTE }>;

function toNote({ id, text, by, createdAt }: NoteRow): OrderNote {
  return { _id: id, text, by, createdAt: createdAt.toISOString() };
}

/**
 * The notes on the order with this `_id` or number, newest first.
 * @throws AppError not_found
 */
export async function listOrderNotes(db: Db, id: string): Promise<OrderNote[]> {
  const order = await findOrderName(db, id);
  const rows = await db.orderNote.findMany({
    where: { orderId: order.id },
    select: NOTE,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_NOTES,
  });
  return rows.map(toNote);
}

export interface AddOrderNoteOptions extends OrderActor {
  db: PrismaClient;
  id: string;
  text: string;
}

/** @throws AppError not_found */
export async function addOrderNote(options: AddOrderNoteOptions): Promise<OrderNote> {
  const { db, id, text, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const order = await findOrderName(tx, id);
    const note = await tx.orderNote.create({
      data: { orderId: order.id, userId: actor.userId, by: actor.name, text },
      select: NOTE,
    });
    await recordAudit(tx, {
      event: "Order Note Created",
      actor,
      description: `A note was added to order ${order.orderId}`,
      ipAddress,
      details: { order: order.orderId, note: note.id },
    });
    return toNote(note);
  });
}
