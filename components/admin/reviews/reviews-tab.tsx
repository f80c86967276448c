import { Star } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import {
  type AdminReview,
  REVIEW_STATUSES,
  type ReviewOutcome,
  type ReviewsUpdate,
} from "@/lib/fulfilment/reviews/schemas";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { RefusalReport } from "../shared/refusal-report";
import { BulkBar, type Selection, useSelection } from "../shared/selection";
import { announceChanged } from "../shared/waiting";
import { reviewColumns, STATES } from "./review-columns";
import { ReviewDialog } from "./review-dialog";

const load = fetchPage("GET /admin/reviews");

const filters = { q: searchText, status: pickFrom(REVIEW_STATUSES) };

/** Reviews that a bulk action did not change, as they were when selected. */
interface Left {
  refused: readonly ReviewOutcome[];
  reviews: readonly AdminReview[];
}

export function ReviewsTab() {
  const list = useList({ load, filters, what: "reviews" });
  const [opened, setOpened] = useState<AdminReview>();
  const selection = useSelection(list);
  const [left, setLeft] = useState<Left | null>(null);

  async function finishBulk(refused: readonly ReviewOutcome[]) {
    await list.renew();
    announceChanged("reviews");
    selection.clear();
    if (refused.length > 0) setLeft({ refused, reviews: selection.chosen });
  }

  async function adopt(review: AdminReview) {
    await list.renew();
    announceChanged("reviews");
    setOpened(review);
  }

  return (
    <section aria-label="Reviews">
      <PageHeading title="Reviews">
        Customers are asked by email some days after an order arrived. What they write is shown, and
        counts for the rating, once you have chosen “Show It”.
      </PageHeading>
      <AdminList
        list={list}
        toolbar={{
          choices: {
            status: { label: "State", all: "All reviews", options: STATES, className: "w-44" },
          },
        }}
        caption="Reviews, newest first"
        keyOf={({ _id }) => _id}
        columns={reviewColumns(setOpened)}
        ticking={{
          selection,
          label: ({ product, name }) => `the review of ${product.name} by ${name}`,
        }}
        empty={{
          title: "No Reviews Yet",
          text: "They arrive when customers have received their orders.",
          Icon: Star,
        }}
      />
      <ReviewBulkBar selection={selection} onDone={finishBulk} />
      {left && (
        <RefusalReport
          title="Not all reviews were changed"
          refused={left.refused.map(({ _id, message }) => ({
            id: _id,
            name: nameIn(left.reviews, _id),
            message,
          }))}
          onClose={() => setLeft(null)}
        />
      )}
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
  /** Called with the refused reviews and their reasons; resolves once the list shows the others. */
  onDone: (refused: readonly ReviewOutcome[]) => Promise<void>;
}

function ReviewBulkBar({ selection, onDone }: ReviewBulkBarProps) {
  const { chosen } = selection;
  const { busy, run } = useAction({
    title: "Reviews Not Changed",
    text: "The reviews could not be changed. Please try again.",
  });
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
    <BulkBar selection={selection} what="review">
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
    </BulkBar>
  );
}

function nameIn(reviews: readonly AdminReview[], id: string): string {
  const review = reviews.find(({ _id }) => _id === id);
  return review ? `${review.product.name}, ${review.name}` : "A review";
}
