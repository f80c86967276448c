import { Truck } from "lucide-react";
import { freeShippingProgress } from "@/lib/client/checkout/free-shipping";
import { formatRoundRupees, formatRupees } from "@/lib/pricing/money";

interface FreeShippingNoteProps {
  subtotalPaise: number;
  abovePaise: number;
}

/** How much is missing for free shipping, in words and as a strip. */
export function FreeShippingNote({ subtotalPaise, abovePaise }: FreeShippingNoteProps) {
  const { reached, remainingPaise, percent } = freeShippingProgress(subtotalPaise, abovePaise);
  const missing =
    remainingPaise > 0
      ? `Add ${formatRupees(remainingPaise)} more: shipping is free above ${formatRoundRupees(abovePaise)}.`
      : `Shipping is free above ${formatRoundRupees(abovePaise)}. Add one more pack.`;
  return (
    <div className="rounded-md bg-muted p-3.5 text-sm">
      <p className="flex gap-2.5">
        <Truck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>{reached ? "This order ships free." : missing}</span>
      </p>
      <div aria-hidden className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-card">
        <div
          className="h-full rounded-full bg-success transition-[width] duration-300 ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
