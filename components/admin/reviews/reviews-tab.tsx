"use client";

import { Star } from "lucide-react";
import { useState } from "react";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { oneOf, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { SearchField } from "@/components/shared/list/search-field";
import { listOf, useList } from "@/components/shared/list/use-list";
import {
  REVIEW_STATUSES,
  type AdminReview,
  type ReviewOutcome,
} from "@/lib/fulfilment/reviews/schemas";
import { PageHeading } from "../shared/page-heading";
import { useSelection } from "../shared/use-selection";
import { RefusedReviews } from "./refused-reviews";
import { ReviewBulkBar } from "./review-bulk-bar";
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
