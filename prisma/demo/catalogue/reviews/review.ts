import type { DemoReview } from "../../types";

/** None tells of a purchase: no order stands behind it. */
export function review(
  name: string,
  rating: DemoReview["rating"],
  date: string,
  comment: string,
): DemoReview {
  return { name, rating, date, comment };
}
