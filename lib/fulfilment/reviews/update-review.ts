import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { readReview } from "./queries";
import type { AdminReview, ReviewUpdate } from "./schemas";

export interface UpdateReviewOptions {
  db: PrismaClient;
  id: string;
  update: ReviewUpdate;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Shows or hides a review, or answers it. The product's rating follows in the trigger `product_reviews_changed`.
 * The same again changes and records nothing.
 * @throws AppError not_found
 */
export async function updateReview(options: UpdateReviewOptions): Promise<AdminReview> {
  const { db, id, update, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const { status, answer, answeredAt, product } = await readReview(tx, id);
    const before = { status, answer };
    const after = {
      status: update.status ?? status,
      answer: update.answer === undefined ? answer : update.answer,
    };
    if (after.status === before.status && after.answer === before.answer) return readReview(tx, id);
    const isSame = after.answer === before.answer;
    const at = isSame ? answeredAt : after.answer === null ? null : new Date();
    await tx.productReview.update({
      where: { id },
      data: { ...after, answeredAt: at },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Review Updated",
      actor,
      description: `A review of ${product.name} is ${after.status}${isSame ? "" : " and was answered"}`,
      ipAddress,
      details: { review: id, changes: changes(before, after) },
    });
    return readReview(tx, id);
  });
}
