import type { DemoReview } from "../../types";

/** Most reviews come from a delivered order, so verified is the default. */
export function review(
  name: string,
  rating: DemoReview["rating"],
  date: string,
  comment: string,
  verified = true,
): DemoReview {
  return { name, rating, verified, date, comment };
}
