"use client";

import { Star } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { oneOf, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { SearchField } from "@/components/shared/list/search-field";
import { listOf, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { counted } from "@/lib/base/counts";
import { call } from "@/lib/client/api";
import {
  type AdminReview,
  REVIEW_STATUSES,
  type ReviewOutcome,
  type ReviewsUpdate,
} from "@/lib/fulfilment/reviews/schemas";
import { PageHeading } from "../shared/page-heading";
import { RefusalReport } from "../shared/refusal-report";
import { type Selection, useSelection } from "../shared/selection";
import { reviewColumns, STATES } from "./review-columns";
import { ReviewDialog } from "./review-dialog";
import { announceReviewsChanged } from "./waiting-reviews";

const load = listOf("GET /admin/reviews");

const filters = { q: searchText, status: oneOf(REVIEW_STATUSES) };

const failure = () => ({ notice: "The reviews could not be loaded." });

/** What of many reviews was not changed. */
interface Left {
  refused: readonly ReviewOutcome[];
  reviews: readonly AdminReview[];
}

/** What customers say of what they received, before and after it is shown. */
export function ReviewsTab() {
  const list = useList({ load, filters, pageSize: 20, failure });
  const [opened, setOpened] = useState<AdminReview>();
  const reviews = list.value?.items ?? [];
  const selection = useSelection(reviews, list.question);
  const [left, setLeft] = useState<Left | null>(null);

  async function finishBulk(refused: readonly ReviewOutcome[]) {
    await list.renew();
    announceReviewsChanged();
    selection.clear();
    if (refused.length > 0) setLeft({ refused, reviews: selection.chosen });
  }

  async function adopt(review: AdminReview) {
    await list.renew();
    announceReviewsChanged();
    setOpened(review);
  }

  return (
    <section aria-label="Reviews">
      <PageHeading title="Reviews">
        Customers are asked by email some days after an order arrived. What they write is shown, and
        counts for the rating, once you have chosen “Show It”.
      </PageHeading>
      <List
        list={list}
        loading="Loading the reviews"
        toolbar={
          <div className="flex flex-wrap gap-3">
            <SearchField address={list.address} label="Search reviews" className="w-full sm:w-72" />
            <FilterSelect
              address={list.address}
              filter="status"
              label="State"
              value={list.filters.status}
              all="All reviews"
              options={STATES}
              className="w-44"
            />
          </div>
        }
        count={(page) => <ListCount page={page} what="reviews" />}
        caption="Reviews, newest first"
        keyOf={({ _id }) => _id}
        columns={reviewColumns({ reviews, selection, onOpen: setOpened })}
        rowClassName={(review) => selection.has(review) && "bg-muted/60"}
        empty={
          <EmptyList title="No Reviews Yet" Icon={Star}>
            They arrive when customers have received their orders.
          </EmptyList>
        }
        noMatches={{
          title: "No Reviews Found",
          text: "No review matches this search and this state.",
          clear: "Show all reviews",
        }}
      />
      <ReviewBulkBar selection={selection} onDone={finishBulk} />
      {left && <RefusedReviews {...left} onClose={() => setLeft(null)} />}
      {opened && (
        <ReviewDialog
          key={opened._id}
          review={opened}
          onClose={() => setOpened(undefined)}
          onChanged={adopt}
        />
      )}
    </section>
  );
}

interface ReviewBulkBarProps {
  selection: Selection<AdminReview>;
  /** What of the reviews could not be changed, with why; done once the list shows the others. */
  onDone: (refused: readonly ReviewOutcome[]) => Promise<void>;
}

/** Shows or hides all reviews that are ticked. */
function ReviewBulkBar({ selection, onDone }: ReviewBulkBarProps) {
  const { chosen, clear } = selection;
  const { busy, run } = useAction({
    title: "Reviews Not Changed",
    text: "The reviews could not be changed. Please try again.",
  });
  if (chosen.length === 0) return null;
  const become = (status: ReviewsUpdate["status"], words: string) =>
    run(async () => {
      const body = { reviews: chosen.map(({ _id }) => _id), status };
      const outcomes = await call("PATCH /admin/reviews", { body });
      const refused = outcomes.filter(({ ok }) => !ok);
      const done = outcomes.length - refused.length;
      await onDone(refused);
      if (done > 0) toast({ title: `${counted(done, "review")} ${words}` });
    });
  return (
    <section
      aria-label="Selected reviews"
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-over short:static"
    >
      <p role="status" className="mr-auto font-semibold tabular max-sm:w-full">
        {counted(chosen.length, "review")} selected
      </p>
      <Button size="sm" aria-disabled={busy} onClick={() => become("approved", "shown")}>
        Show Them
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-disabled={busy}
        onClick={() => become("hidden", "hidden")}
      >
        Hide Them
      </Button>
      <Button size="sm" variant="ghost" onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}

interface RefusedReviewsProps {
  /** As they stood when they were chosen. */
  reviews: readonly AdminReview[];
  refused: readonly ReviewOutcome[];
  onClose: () => void;
}

/** Which of many reviews could not be changed, each with why. */
function RefusedReviews({ reviews, refused, onClose }: RefusedReviewsProps) {
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
