"use client";

import { SubmitButton } from "@/components/form/submit-button";
import type { LiveQuote } from "@/components/cart/use-quote";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";
import { formatRupees, toPaise } from "@/lib/pricing/money";

/** Total and button; on a phone they stay in view while the form is filled in. */
export function CompleteBar({ live, busy }: { live: LiveQuote; busy: boolean }) {
  const { quote, loading } = live;
  return (
    <div className="sticky bottom-0 z-30 -mx-[clamp(1rem,4vw,2.5rem)] flex items-center justify-between gap-4 border-t bg-background px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0 lg:shadow-none short:static">
      <div className={cn("min-w-0", loading && quote && "text-muted-foreground")}>
        <p className="text-sm text-muted-foreground">Total</p>
        <div className="text-lg leading-tight font-semibold tabular lg:text-2xl">
          {quote ? formatRupees(toPaise(quote.total)) : <Skeleton className="mt-1 h-5 w-24" />}
        </div>
      </div>
      <SubmitButton
        size="lg"
        busyLabel="Placing order"
        className="min-w-0 shrink px-5 sm:px-7"
        {...((loading || busy) && { "aria-disabled": true })}
      >
        Complete Order
      </SubmitButton>
    </div>
  );
}
