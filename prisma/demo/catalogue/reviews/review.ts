import type { DemoReview } from "../../types";

/** Not marked as a verified purchase, because there is no order for it. */
export function review(
  name: string,
  rating: DemoReview["rating"],
  date: string,
  comment: string,
): DemoReview {
  return { name, rating, date, comment };
}
