"use client";

import { TriangleAlert } from "lucide-react";
import type { LiveQuote } from "@/components/cart/use-quote";
import { Skeleton } from "@/components/ui/skeleton";
import { packs } from "@/lib/cart/limit-text";
import type { CartLine } from "@/lib/checkout/cart-lines";
import { cn } from "@/lib/cn";
import { counted } from "@/lib/counts";

interface SummaryStateProps {
  lines: readonly CartLine[];
  live: LiveQuote;
}

/** The folded summary of a phone in one line, whose place is kept: what is ordered, or what needs a look. */
export function SummaryState({ lines, live }: SummaryStateProps) {
  const trouble = troubleOf(lines, live);
  const isKnown = trouble !== null || live.quote !== null;
  return (
    <div
      role="status"
      className={cn(
        "mt-1 flex min-h-[1lh] items-center gap-2 lg:hidden",
        trouble === null ? "text-muted-foreground" : "font-medium text-signal",
      )}
    >
      {trouble !== null && <TriangleAlert aria-hidden className="size-4.5 shrink-0" />}
      {isKnown ? <p>{trouble ?? contentText(lines)}</p> : <Skeleton className="h-4 w-40" />}
    </div>
  );
}

/** The first thing that keeps the order from being as it was put together; null where nothing does. */
function troubleOf(lines: readonly CartLine[], { quote, failure }: LiveQuote): string | null {
  const closed = lines.filter(({ state }) => state !== "ok").length;
  if (closed > 0)
    return `${counted(closed, "item")} ${closed === 1 ? "is" : "are"} not in the total`;
  if (failure !== null) return "Prices could not be checked";
  if (quote?.promoError !== undefined) return "Your promo code does not count";
  if (lines.some(({ formerPricePaise }) => formerPricePaise !== null)) return "Prices have changed";
  return null;
}

function contentText(lines: readonly CartLine[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(lines.length, "product")}, ${packs(count)}`;
}
