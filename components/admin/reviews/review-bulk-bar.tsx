"use client";

import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { counted } from "@/lib/base/counts";
import type { AdminReview, ReviewOutcome, ReviewsUpdate } from "@/lib/fulfilment/reviews/schemas";
import type { Selection } from "../shared/use-selection";

interface ReviewBulkBarProps {
  selection: Selection<AdminReview>;
  /** What of the reviews could not be changed, with why; done once the list shows the others. */
  onDone: (refused: readonly ReviewOutcome[]) => Promise<void>;
}

/** Shows or hides all reviews that are ticked. */
export function ReviewBulkBar({ selection, onDone }: ReviewBulkBarProps) {
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
