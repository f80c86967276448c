"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import type { Load } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Skeleton } from "@/components/ui/skeleton";
import type { StockAdjustment } from "@/lib/catalogue/admin/schemas";
import { countText } from "@/lib/base/counts";

/** The latest changes that are shown. */
export const HISTORY_LENGTH = 100;

export interface StockHistoryPage {
  items: StockAdjustment[];
  total: number;
}

/** Who changed the stock by hand, when and why; sales and cancellations stand in the orders. */
export function StockHistory({ history }: { history: Load<StockHistoryPage> }) {
  const page = history.value;
  if (history.error) {
    return <LoadFailure text="The history could not be loaded." retry={history.reload} />;
  }
  if (!page) return <Skeleton className="h-24" />;
  if (page.items.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        There are no manual changes yet. Sales and cancelled orders are not listed here.
      </p>
    );
  }
  return (
    <>
      <ol className="divide-y rounded-md border text-sm">
        {page.items.map((entry) => (
          <HistoryEntry key={entry._id} entry={entry} />
        ))}
      </ol>
      {page.total > page.items.length && (
        <p className="mt-2 text-sm text-muted-foreground">
          The latest {page.items.length} of {countText(page.total)} changes. The audit log has them
          all.
        </p>
      )}
    </>
  );
}

function HistoryEntry({ entry }: { entry: StockAdjustment }) {
  const { by, reason, before, after, createdAt } = entry;
  const difference = after - before;
  return (
    <li className="flex items-baseline justify-between gap-4 px-3 py-2">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{reason}</p>
        <p className="text-muted-foreground">
          {by}, <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
        </p>
      </div>
      <p className="shrink-0 text-right tabular">
        <span className="block font-semibold">
          {difference > 0 ? "+" : "−"}
          {countText(Math.abs(difference))}
        </span>
        <span className="text-muted-foreground">
          {countText(before)} → {countText(after)}
        </span>
      </p>
    </li>
  );
}
