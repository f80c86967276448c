import { CircleCheck, CircleSlash, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";
import { STOCK_STATE_LABELS, type StockState } from "@/lib/catalogue/low-stock";

const LOOKS: Record<StockState, { Icon: LucideIcon; style: string }> = {
  "in-stock": { Icon: CircleCheck, style: "text-success" },
  low: { Icon: TriangleAlert, style: "text-signal" },
  "out-of-stock": { Icon: CircleX, style: "text-destructive" },
  off: { Icon: CircleSlash, style: "text-muted-foreground" },
};

/** The state of a product's stock in words, with icon and colour. */
export function StockBadge({ state }: { state: StockState }) {
  const { Icon, style } = LOOKS[state];
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-medium whitespace-nowrap", style)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {STOCK_STATE_LABELS[state]}
    </span>
  );
}
