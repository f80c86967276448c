import { momentText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Stars } from "@/components/ui/stars";
import type { AdminReview, ReviewStatus } from "@/lib/fulfilment/reviews/schemas";

export const STATES: Record<ReviewStatus, string> = {
  new: "Waiting",
  approved: "Shown",
  hidden: "Hidden",
};

const BADGES = { new: "marigold", approved: "default", hidden: "outline" } as const;

export const ReviewState = ({ status }: { status: ReviewStatus }) => (
  <Badge variant={BADGES[status]}>{STATES[status]}</Badge>
);

export function reviewColumns(onOpen: (review: AdminReview) => void): Column<AdminReview>[] {
  return [
    {
      name: "Review",
      isTitle: true,
      cellClassName: "w-full max-w-0 font-normal",
      cell: (review) => (
        <>
          <Excerpt review={review} onOpen={onOpen} />
          <p className="mt-1.5 sm:hidden">
            <ReviewState status={review.status} />
          </p>
        </>
      ),
    },
    {
      name: "From",
      className: "max-lg:hidden",
      cellClassName: "whitespace-nowrap",
      cell: ({ verified }) => (verified ? "A purchase" : "Typed in the product"),
    },
    {
      name: "State",
      className: "max-sm:hidden",
      cell: ({ status }) => <ReviewState status={status} />,
    },
    {
      name: "When",
      className: "max-md:hidden",
      cellClassName: "whitespace-nowrap tabular",
      cell: ({ createdAt }) => momentText(new Date(createdAt)),
    },
  ];
}

/** The product, its stars and the start of the review, all as one button. */
function Excerpt({
  review,
  onOpen,
}: {
  review: AdminReview;
  onOpen: (review: AdminReview) => void;
}) {
  const { name, rating, comment, product, status } = review;
  return (
    <button
      type="button"
      onClick={() => onOpen(review)}
      className="block w-full cursor-pointer rounded-sm text-left hover:[&_strong]:underline"
    >
      <span className="md:flex md:items-center md:gap-x-3">
        <strong className={status === "new" ? "font-semibold" : "font-medium"}>
          {product.name}
        </strong>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
          <Stars rating={rating} className="text-sm" /> {name}
        </span>
      </span>
      <span className="line-clamp-2 text-sm break-words text-muted-foreground">{comment}</span>
    </button>
  );
}
