import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { readAttachment, type StoredAttachment } from "@/lib/files/attachments/stored-attachment";
import { seenBy, type Member } from "./members-requests";

const FILE = { select: { id: true, name: true } } as const;
const OF_ORDER = { select: { purchaseOrder: { select: { attachment: FILE } } } } as const;

/** The buyer's purchase order file of a request, or of the order that the request created or corrects. */
export const REQUESTED_FILE = {
  purchaseOrderFile: FILE,
  order: OF_ORDER,
  corrects: OF_ORDER,
} satisfies Prisma.ApprovalRequestSelect;

interface Row {
  purchaseOrderFile: { id: string; name: string } | null;
  order: OrderRow | null;
  corrects: OrderRow | null;
}

interface OrderRow {
  purchaseOrder: { attachment: { id: string; name: string } } | null;
}

export const findFile = ({ purchaseOrderFile, order, corrects }: Row) =>
  purchaseOrderFile ?? (order ?? corrects)?.purchaseOrder?.attachment;

/** @throws AppError not_found without a file, or when the member cannot see the request */
export async function readRequestedFile(
  db: Db,
  member: Member,
  id: string,
): Promise<StoredAttachment> {
  const row = isUuid(id)
    ? await db.approvalRequest.findFirst({
        where: { ...seenBy(member), id },
        select: REQUESTED_FILE,
      })
    : null;
  const found = row && findFile(row);
  const file = found && (await readAttachment(db, found.id));
  if (file) return file;
  throw new AppError("not_found", "This request has no purchase order as a file.");
}
