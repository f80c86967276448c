import {
  Archive,
  CircleCheck,
  CircleSlash,
  CircleX,
  FilePen,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import { cn } from "@/lib/base/cn";
import { STATE_LABELS, type ListedState } from "@/lib/catalogue/low-stock";

const LOOKS: Record<ListedState, { Icon: LucideIcon; style: string }> = {
  "in-stock": { Icon: CircleCheck, style: "text-success" },
  low: { Icon: TriangleAlert, style: "text-signal" },
  "out-of-stock": { Icon: CircleX, style: "text-destructive" },
  draft: { Icon: FilePen, style: "text-muted-foreground" },
  archived: { Icon: Archive, style: "text-muted-foreground" },
  off: { Icon: CircleSlash, style: "text-muted-foreground" },
};

/** The state of a product in words, with icon and colour. */
export function StockBadge({ state }: { state: ListedState }) {
  const { Icon, style } = LOOKS[state];
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-medium whitespace-nowrap", style)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {STATE_LABELS[state]}
    </span>
  );
}
