import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { DispatchFileKind } from "@/lib/db/generated/enums";
import { checkScan } from "@/lib/files/attachments/check-attachment";
import {
  readAttachment,
  storeAttachment,
  type StoredAttachment,
} from "@/lib/files/attachments/stored-attachment";
import type { UploadedFile } from "@/lib/files/uploads";
import type { OrderActor } from "@/lib/orders/lock-order";
import { lockDispatch } from "./find-dispatch";

/** Lorry receipts and proofs of delivery, shown to the buyer on the order's page. */

const MAX_FILES = 10;

type OfDispatch = OrderActor & {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  dispatch: string;
};

/** @throws AppError not_found; invalid_input, too_large, unsupported_media_type; invalid_transition for too many */
export async function addDispatchFile(
  options: OfDispatch & { kind: DispatchFileKind; files: readonly UploadedFile[] },
): Promise<void> {
  const { db, id, dispatch: dispatchId, kind, files, ...by } = options;
  const scan = await checkScan(files);
  await db.$transaction(async (tx) => {
    const { order } = await lockDispatch(tx, { id, dispatch: dispatchId });
    if ((await tx.dispatchFile.count({ where: { dispatchId } })) >= MAX_FILES) {
      throw new AppError("invalid_transition", `A dispatch has at most ${MAX_FILES} files.`);
    }
    const attachmentId = await storeAttachment(tx, scan);
    await tx.dispatchFile.create({
      data: { attachmentId, dispatchId, kind },
      select: { attachmentId: true },
    });
    await recordAudit(tx, {
      ...by,
      event: "Dispatch File Created",
      description: `${NAMES[kind]} was added to a dispatch of order ${order.orderId}`,
      details: { order: order.orderId, dispatch: dispatchId, file: attachmentId, kind },
    });
  });
}

const NAMES: Record<DispatchFileKind, string> = {
  lr: "A lorry receipt",
  pod: "A proof of delivery",
};

/**
 * Removes a wrong file; the daily clean-up deletes its content.
 * @throws AppError not_found
 */
export async function removeDispatchFile(options: OfDispatch & { file: string }): Promise<void> {
  const { db, id, dispatch: dispatchId, file: attachmentId, ...by } = options;
  await db.$transaction(async (tx) => {
    const { order } = await lockDispatch(tx, { id, dispatch: dispatchId });
    const where = { attachmentId, dispatchId };
    const { count } = isUuid(attachmentId)
      ? await tx.dispatchFile.deleteMany({ where })
      : { count: 0 };
    if (count === 0) throw noFile();
    await recordAudit(tx, {
      ...by,
      event: "Dispatch File Deleted",
      description: `A file was removed from a dispatch of order ${order.orderId}`,
      details: { order: order.orderId, dispatch: dispatchId, file: attachmentId },
    });
  });
}

/**
 * A file of a dispatch of this order. The caller has checked who may see the order.
 * @throws AppError not_found
 */
export async function readDispatchFile(
  db: Db,
  { orderId, dispatch, file }: { orderId: string; dispatch: string; file: string },
): Promise<StoredAttachment> {
  const row =
    isUuid(dispatch) && isUuid(file)
      ? await db.dispatchFile.findFirst({
          where: { attachmentId: file, dispatchId: dispatch, dispatch: { orderId } },
          select: { attachmentId: true },
        })
      : null;
  const found = row && (await readAttachment(db, row.attachmentId));
  if (found) return found;
  throw noFile();
}

const noFile = () => new AppError("not_found", "There is no such file of this dispatch.");
