import { CircleX } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { AdminReview, ReviewOutcome } from "@/lib/reviews/schemas";

interface RefusedReviewsProps {
  /** As they stood when they were chosen. */
  reviews: readonly AdminReview[];
  refused: readonly ReviewOutcome[];
  onClose: () => void;
}

/** Which of many reviews could not be changed, each with why. */
export function RefusedReviews({ reviews, refused, onClose }: RefusedReviewsProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Not all reviews were changed</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <ul className="space-y-3">
            {refused.map(({ _id, message }) => (
              <li key={_id} className="flex gap-2.5">
                <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
                <span>
                  <strong>{nameOf(reviews.find((review) => review._id === _id))}</strong>: {message}
                </span>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button className="ml-auto" onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const nameOf = (review: AdminReview | undefined): string =>
  review ? `${review.product.name}, ${review.name}` : "A review";
