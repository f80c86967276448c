"use client";

import { Skeleton } from "@/components/ui/skeleton";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { cn } from "@/lib/base/cn";
import { BarNotice } from "./bar-notice";
import { ProceedButton } from "./proceed-button";
import type { Proceed } from "./use-proceed";
import type { LiveQuote } from "./use-quote";

interface CheckoutBarProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  total: string | null;
  proceed: Proceed;
}

/** On a phone the total and the next step stay under the thumb. */
export function CheckoutBar({ lines, live, total, proceed }: CheckoutBarProps) {
  return (
    <div className="sticky bottom-0 z-30 order-last -mx-[clamp(1rem,4vw,2.5rem)] border-t bg-background px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:hidden short:static">
      <BarNotice lines={lines} live={live} />
      <div className="flex items-center justify-between gap-4">
        <div className={cn("min-w-0", live.loading && total && "text-muted-foreground")}>
          <p className="text-sm text-muted-foreground">Total</p>
          <div className="text-lg leading-tight font-semibold tabular">
            {total ?? <Skeleton className="mt-1 h-5 w-24" />}
          </div>
        </div>
        <ProceedButton proceed={proceed} className="min-w-0 shrink px-5" />
      </div>
    </div>
  );
}
