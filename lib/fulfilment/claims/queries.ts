import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import { readAttachment, type StoredAttachment } from "@/lib/files/attachments/stored-attachment";
import { readClaims } from "@/lib/orders/read/read-claims";
import type { OrderClaimed } from "@/lib/orders/order-movements";

/** @throws AppError not_found */
export async function requireClaim(db: Db, id: string): Promise<OrderClaimed> {
  const [claim] = isUuid(id) ? await readClaims(db, { id }) : [];
  if (claim) return claim;
  throw new AppError("not_found", "There is no such report.");
}

interface Photo {
  orderId: string;
  claim: string;
  /** From 1. */
  photo: string;
}

/**
 * A photo of a claim of this order. The caller has checked who may see the order.
 * @throws AppError not_found
 */
export async function readClaimPhoto(
  db: Db,
  { orderId, claim, photo }: Photo,
): Promise<StoredAttachment> {
  const row =
    isUuid(claim) && /^\d{1,2}$/.test(photo)
      ? await db.orderClaimPhoto.findFirst({
          where: { claimId: claim, position: Number(photo), claim: { orderId } },
          select: { attachmentId: true },
        })
      : null;
  const file = row && (await readAttachment(db, row.attachmentId));
  if (file) return file;
  throw new AppError("not_found", "There is no such photo.");
}
