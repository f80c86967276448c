"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";
import { ProceedButton } from "./proceed-button";
import type { Proceed } from "./use-proceed";

interface CheckoutBarProps {
  total: string | null;
  loading: boolean;
  proceed: Proceed;
}

/** On a phone the total and the next step stay under the thumb. */
export function CheckoutBar({ total, loading, proceed }: CheckoutBarProps) {
  return (
    <div className="sticky bottom-0 z-30 order-last -mx-[clamp(1rem,4vw,2.5rem)] flex items-center justify-between gap-4 border-t bg-background px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:hidden short:static">
      <div className={cn("min-w-0", loading && total && "text-muted-foreground")}>
        <p className="text-sm text-muted-foreground">Total</p>
        <div className="text-lg leading-tight font-semibold tabular">
          {total ?? <Skeleton className="mt-1 h-5 w-24" />}
        </div>
      </div>
      <ProceedButton proceed={proceed} className="min-w-0 shrink px-5" />
    </div>
  );
}
