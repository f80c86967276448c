import type { AdminReview, ReviewOutcome } from "@/lib/fulfilment/reviews/schemas";
import { RefusalReport } from "../shared/refusal-report";

interface RefusedReviewsProps {
  /** As they stood when they were chosen. */
  reviews: readonly AdminReview[];
  refused: readonly ReviewOutcome[];
  onClose: () => void;
}

/** Which of many reviews could not be changed, each with why. */
export function RefusedReviews({ reviews, refused, onClose }: RefusedReviewsProps) {
  return (
    <RefusalReport
      title="Not all reviews were changed"
      refused={refused.map(({ _id, message }) => ({
        id: _id,
        name: nameOf(reviews.find((review) => review._id === _id)),
        message,
      }))}
      onClose={onClose}
    />
  );
}

const nameOf = (review: AdminReview | undefined): string =>
  review ? `${review.product.name}, ${review.name}` : "A review";
