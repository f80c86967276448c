import { BadgeCheck, MessageSquareText } from "lucide-react";
import { useTranslate } from "#words";
import { EmptyState } from "@/components/ui/empty-state";
import { Stars } from "@/components/ui/stars";
import {
  ratingDistribution,
  type RatingCounts,
  formatReviewDate,
  getInitial,
} from "@/lib/catalogue/product-page/reviews";
import type { Product, ProductReview } from "@/lib/catalogue/schemas";

interface ReviewsProps {
  product: Pick<Product, "rating" | "reviews" | "productReviews">;
  /** Counts of all reviews; the page lists only the newest. */
  counts: RatingCounts;
}

export function Reviews({ product, counts }: ReviewsProps) {
  const t = useTranslate();
  const { rating, reviews, productReviews } = product;
  if (productReviews.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={t("No reviews yet")}
        picture={<MessageSquareText strokeWidth={1.25} />}
      >
        <p>{t("Reviews from buyers will appear here.")}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-16">
      <section aria-label={t("Rating")}>
        <p className="flex items-center gap-4">
          <span className="font-display text-5xl tabular">{rating.toFixed(1)}</span>
          <span>
            <Stars rating={rating} className="text-xl" />
            <span className="block text-sm text-muted-foreground">
              {reviews === 1 ? t("1 review") : t("{count} reviews", { count: reviews })}
            </span>
          </span>
        </p>
        <Distribution counts={counts} />
      </section>
      <section aria-label={t("Review list")} className="min-w-0">
        <ul className="divide-y border-y">
          {productReviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
        {reviews > productReviews.length && (
          <p className="mt-4 text-sm text-muted-foreground">
            {t("The newest {shown} of {all} reviews.", {
              shown: productReviews.length,
              all: reviews,
            })}
          </p>
        )}
      </section>
    </div>
  );
}

function Distribution({ counts }: { counts: RatingCounts }) {
  const t = useTranslate();
  return (
    <ul aria-label={t("Rating distribution")} className="mt-5 space-y-2 text-sm tabular">
      {ratingDistribution(counts).map(({ stars, percent }) => (
        <li key={stars} className="flex items-center gap-3">
          <span className="w-12 shrink-0">
            {stars === 1 ? t("1 star") : t("{stars} stars", { stars })}
          </span>
          <span aria-hidden className="h-2.5 flex-1 overflow-hidden rounded-xs bg-secondary">
            <span className="block h-full bg-marigold" style={{ width: `${percent}%` }} />
          </span>
          <span className="w-10 shrink-0 text-right">{percent}%</span>
        </li>
      ))}
    </ul>
  );
}

function Review({ review }: { review: ProductReview }) {
  const t = useTranslate();
  const { name, rating, verified, date, comment, answer } = review;
  return (
    <li className="flex gap-4 py-6">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-kraft font-display text-lg text-kraft-foreground"
      >
        {getInitial(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {verified && (
            <span className="flex items-center gap-1 text-sm text-success">
              <BadgeCheck aria-hidden className="size-4" />
              {t("Verified purchase")}
            </span>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
          <Stars rating={rating} />
          <time dateTime={date}>{formatReviewDate(date, t.language)}</time>
        </p>
        <p className="mt-2.5 measure [overflow-wrap:anywhere] whitespace-pre-line">{comment}</p>
        {answer && (
          <div className="mt-3 measure border-l-2 pl-4 text-[0.9375rem]">
            <p className="font-semibold">{t("Reply from the shop")}</p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>
          </div>
        )}
      </div>
    </li>
  );
}
