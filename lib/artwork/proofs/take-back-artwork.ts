import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { privateStore } from "@/lib/files/private/private-store";
import { requireBuyer, requireOrderReader } from "@/lib/artwork/require-proof";
import { requireStageAfter } from "@/lib/artwork/stages";
import { requireUpload } from "@/lib/artwork/uploads/see-artwork";
import type { OrderVisitor } from "@/lib/orders/access/order-view";
import { customerActor } from "@/lib/orders/customer";
import { lockLine, moveLine } from "./lock-line";

export interface TakeBackArtworkOptions {
  db: PrismaClient;
  /** `_id` of the artwork. */
  id: string;
  visitor: OrderVisitor;
  ipAddress: string;
}

const ARTWORK = {
  name: true,
  orderId: true,
  lineId: true,
  order: { select: { orderId: true, customerName: true, email: true, phone: true, company: true } },
  lines: { select: { id: true, orderId: true } },
} satisfies Prisma.ArtworkSelect;

type ArtworkRow = Prisma.ArtworkGetPayload<{ select: typeof ARTWORK }>;

/**
 * Removes a buyer's file, unless a proof already answered a line it was sent for; a line that it was on waits for
 * artwork again.
 * @throws AppError not_found; forbidden for staff, and for read-only members of a company; invalid_transition
 */
export async function takeBackArtwork(options: TakeBackArtworkOptions): Promise<void> {
  const { db, id, visitor } = options;
  const { orderId, storage } = await requireUpload(db, id, visitor);
  if (orderId !== null) {
    requireBuyer(
      await requireOrderReader(db, orderId, visitor),
      "Only the customer takes their files back.",
    );
  }
  await db.$transaction((tx) => remove(tx, options));
  await privateStore(storage).remove(`artworks/${id}`);
}

async function remove(tx: Transaction, { id, visitor, ipAddress }: TakeBackArtworkOptions) {
  const row = await tx.artwork.findUnique({ where: { id }, select: ARTWORK });
  if (!row) return;
  for (const { order, line } of listLines(row)) {
    const locked = await lockLine(tx, order, line);
    if (locked.line.artworkId === id) await moveLine(tx, locked, "taken_back", { artworkId: null });
    else requireStageAfter(locked.line.stage, "taken_back");
  }
  await tx.artwork.delete({ where: { id }, select: { id: true } });
  const { customerName: name = "", ...customer } = row.order ?? { email: null, phone: null };
  await recordAudit(tx, {
    event: "Order Artwork Updated",
    actor: customerActor(visitor.identity, { customer: { company: null, ...customer, name } }),
    description: `“${row.name}”${row.order ? ` of order ${row.order.orderId}` : ""} was taken back`,
    ipAddress,
    details: { artwork: id, ...(row.order && { order: row.order.orderId }) },
  });
}

/** The lines that a file is on, and the one it was sent for, in lock order. */
function listLines({ orderId, lineId, lines }: ArtworkRow): { order: string; line: string }[] {
  const on = lines.map(({ id: line, orderId: order }) => ({ order, line }));
  const isOn = on.some(({ line }) => line === lineId);
  const all =
    orderId !== null && lineId !== null && !isOn ? [...on, { order: orderId, line: lineId }] : on;
  return all.sort((a, b) => a.order.localeCompare(b.order) || a.line.localeCompare(b.line));
}
