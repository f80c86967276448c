import "server-only";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { AdminReview, ReviewOutcome, ReviewsUpdate, ReviewUpdate } from "./schemas";
import { readReview } from "./queries";

export interface UpdateReviewsOptions extends Omit<UpdateReviewOptions, "id" | "update"> {
  update: ReviewsUpdate;
}

export interface UpdatedReviews {
  /** One per review, in the same order. */
  outcomes: ReviewOutcome[];
  /** `_id`s of the products whose reviews changed. */
  changedProducts: string[];
}

/** Shows or hides many reviews, each in its own transaction: a refusal for one review does not affect the others. */
export async function updateReviews(options: UpdateReviewsOptions): Promise<UpdatedReviews> {
  const { update, ...rest } = options;
  const outcomes: ReviewOutcome[] = [];
  const changedProducts = new Set<string>();
  for (const id of new Set(update.reviews)) {
    const answer = await updateOne({ ...rest, id, update: { status: update.status } });
    if ("product" in answer) changedProducts.add(answer.product._id);
    outcomes.push(toOutcome(id, answer));
  }
  return { outcomes, changedProducts: [...changedProducts] };
}

const DONE = { new: "Waits.", approved: "Is shown.", hidden: "Is hidden." } as const;

function toOutcome(_id: string, answer: AdminReview | { refusal: string }): ReviewOutcome {
  if ("refusal" in answer) return { _id, ok: false, message: answer.refusal };
  return { _id, ok: true, message: DONE[answer.status] };
}

/** Earlier reviews in the list are already changed, so a failure is reported for this review only. */
async function updateOne(options: UpdateReviewOptions): Promise<AdminReview | { refusal: string }> {
  try {
    return await updateReview(options);
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message };
    log.error("A review could not be changed", error);
    return { refusal: "Something went wrong on our side. Please try again." };
  }
}

interface UpdateReviewOptions extends AuditedWrite {
  id: string;
  update: ReviewUpdate;
}

/**
 * Shows, hides or answers a review. The trigger `product_reviews_changed` updates the product's rating. Repeating it
 * changes and records nothing.
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
