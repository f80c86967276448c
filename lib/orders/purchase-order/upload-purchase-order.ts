import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import type { Transaction } from "@/lib/db/client";
import { allowFiles } from "@/lib/files/attachments/allow-files";
import { SCAN_TYPES } from "@/lib/files/attachments/attachment-kinds";
import { checkScan } from "@/lib/files/attachments/check-attachment";
import { isUnattached, storeAttachment } from "@/lib/files/attachments/stored-attachment";
import type { UploadedFile } from "@/lib/files/uploads";
import { Refusal } from "@/lib/i18n/refusal";
import type { UploadedPurchaseOrder } from "../schemas";

/** Upload of a purchase order before there is an order: the file is stored first, and the order then names it. */

interface Upload {
  files: readonly UploadedFile[];
  /** IP address of a visitor without an account, who may upload few files; null for a signed-in customer. */
  strangerFrom: string | null;
}

/**
 * Stores a file without an order; the daily clean-up removes it unless an order takes it.
 * @throws AppError invalid_input, too_large, unsupported_media_type, rate_limited
 */
export async function uploadPurchaseOrder(
  db: PrismaClient,
  { files, strangerFrom }: Upload,
): Promise<UploadedPurchaseOrder> {
  const scan = await checkScan(files);
  return db.$transaction(async (tx) => {
    if (strangerFrom !== null) await allowFiles(tx, strangerFrom, 1);
    return { _id: await storeAttachment(tx, scan), name: scan.name };
  });
}

/**
 * Locks an uploaded file for the order or request that takes it. Refuses a file of another record, even by its id, and
 * one that the clean-up may remove meanwhile.
 * @throws AppError invalid_input
 */
export async function lockUpload(tx: Transaction, fileId: string): Promise<void> {
  // The second of two concurrent orders waits here and then finds the file taken.
  await tx.$queryRaw`SELECT FROM "attachments" WHERE "id" = ${fileId}::uuid FOR UPDATE`;
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "attachments" WHERE "id" = ${fileId}::uuid AND "type" IN (${Prisma.join(SCAN_TYPES)})
      AND "createdAt" > now() - interval '20 hours' AND ${isUnattached()}`;
  if (found.length > 0) return;
  throw new Refusal(
    "invalid_input",
    (t) => t("The file of the purchase order is no longer here. Choose it again."),
    { at: "purchaseOrder" },
  );
}
