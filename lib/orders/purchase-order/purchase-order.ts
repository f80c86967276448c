import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { checkScan } from "@/lib/files/attachments/check-attachment";
import {
  readAttachment,
  storeAttachment,
  type StoredAttachment,
} from "@/lib/files/attachments/stored-attachment";
import type { UploadedFile } from "@/lib/files/uploads";
import { lockOrder } from "../lock-order";
import { retainPurchaseOrder } from "./demand";

/** The buyer's purchase order file. Callers have checked access. */

interface OfOrder extends AuditedWrite {
  orderId: string;
}

/**
 * Stores the file in place of an earlier one, which the daily clean-up removes.
 * @throws AppError invalid_input, too_large, unsupported_media_type
 */
export async function putPurchaseOrder(
  options: OfOrder & { files: readonly UploadedFile[] },
): Promise<void> {
  const { db, orderId: id, files, actor, ipAddress } = options;
  const scan = await checkScan(files);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const attachmentId = await storeAttachment(tx, scan);
    await tx.purchaseOrder.upsert({
      where: { orderId: order.id },
      create: { orderId: order.id, attachmentId },
      update: { attachmentId },
      select: { orderId: true },
    });
    await recordAudit(tx, {
      event: "Purchase Order Updated",
      actor,
      ipAddress,
      description: `The purchase order of order ${order.orderId} was added as a file`,
      details: { order: order.orderId, file: attachmentId },
    });
  });
}

/** @throws AppError not_found */
export async function deletePurchaseOrder({ db, orderId: id, ...by }: OfOrder): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    await retainPurchaseOrder(tx, order.id, "file");
    const { count } = await tx.purchaseOrder.deleteMany({ where: { orderId: order.id } });
    if (count === 0) throw noFile();
    await recordAudit(tx, {
      event: "Purchase Order Deleted",
      actor: by.actor,
      ipAddress: by.ipAddress,
      description: `The file of the purchase order of order ${order.orderId} was removed`,
      details: { order: order.orderId },
    });
  });
}

/** @throws AppError not_found */
export async function readPurchaseOrder(db: Db, orderId: string): Promise<StoredAttachment> {
  const row = await db.purchaseOrder.findUnique({
    where: { orderId },
    select: { attachmentId: true },
  });
  const file = row && (await readAttachment(db, row.attachmentId));
  if (file) return file;
  throw noFile();
}

const noFile = () => new AppError("not_found", "This order has no purchase order as a file.");
