import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import type { ReviewInput } from "./product-form";

/** Gives a product these reviews and no others; its rating follows by itself. */
export async function replaceReviews(
  tx: Transaction,
  productId: string,
  reviews: readonly ReviewInput[],
): Promise<void> {
  const before = await tx.productReview.findMany({ where: { productId }, select: { id: true } });
  const free = new Set(before.map(({ id }) => id));
  await tx.productReview.deleteMany({ where: { productId } });
  await tx.productReview.createMany({
    data: reviews.map(({ id, date, ...review }) => ({
      ...review,
      // An id is kept once, and only where it was the product's own.
      id: typeof id === "string" && free.delete(id) ? id : randomUUID(),
      productId,
      date: new Date(date),
    })),
  });
}
