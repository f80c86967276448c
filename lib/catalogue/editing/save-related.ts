import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import type { ReviewInput } from "../product-form";
import { TYPED } from "../queries";
import { NOT_ARCHIVED } from "../presence";

/**
 * Replaces the reviews that the owner typed. The triggers `product_reviews_added` and `product_reviews_removed`
 * update the rating. Reviews by customers stay unchanged, even when they are in this list, and a typed review never
 * counts as a verified purchase.
 */
export async function replaceReviews(
  tx: Transaction,
  productId: string,
  reviews: readonly ReviewInput[],
): Promise<void> {
  const before = await tx.productReview.findMany({
    where: { productId },
    select: { id: true, verified: true },
  });
  const free = new Set(before.map(({ id }) => id));
  const customers = new Set(before.filter(({ verified }) => verified).map(({ id }) => id));
  const typed = reviews.filter(({ id }) => typeof id !== "string" || !customers.has(id));
  await tx.productReview.deleteMany({ where: { productId, ...TYPED } });
  await tx.productReview.createMany({
    data: typed.map(({ id, date, ...review }) => ({
      ...review,
      verified: false,
      // Keeps an id only when it was the product's own, and only once.
      id: typeof id === "string" && free.delete(id) ? id : randomUUID(),
      productId,
      date: new Date(date),
    })),
  });
}

/**
 * Replaces the related products of a product, in this order.
 * @throws AppError invalid_input (field `companions`) when it names the product itself or one that does not exist
 */
export async function replaceCompanions(
  tx: Transaction,
  productId: string,
  companions: readonly string[],
): Promise<void> {
  if (companions.includes(productId)) throw refuse("A product cannot go with itself.");
  const known = await tx.product.count({ where: { ...NOT_ARCHIVED, id: { in: [...companions] } } });
  if (known < companions.length) {
    throw refuse("One of the products that go with it is gone. Choose them once more.");
  }
  await tx.productCompanion.deleteMany({ where: { productId } });
  await tx.productCompanion.createMany({
    data: companions.map((companionId, index) => ({ productId, companionId, position: index + 1 })),
  });
}

function refuse(message: string): AppError {
  return invalidField("companions", message);
}
