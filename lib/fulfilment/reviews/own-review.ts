import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import type { OwnReview } from "./schemas";

export const OWN_REVIEW = {
  id: true,
  name: true,
  rating: true,
  comment: true,
  status: true,
  answer: true,
  product: { select: { id: true, name: true } },
} satisfies Prisma.ProductReviewSelect;

type OwnRow = Prisma.ProductReviewGetPayload<{ select: typeof OWN_REVIEW }>;

export function ownReviewOf({ id, product, ...row }: OwnRow): OwnReview {
  return { _id: id, ...row, product: { _id: product.id, name: product.name } };
}
