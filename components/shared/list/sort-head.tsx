import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "@/lib/base/cn";
import { HeadCell } from "./data-table";

export type Direction = "asc" | "desc";

export interface Sorting {
  /** Undefined when the list is sorted by another column. */
  direction: Direction | undefined;
  onSort: (direction: Direction) => void;
}

interface SortHeadProps extends Sorting {
  label: string;
  figure?: boolean;
  className?: string;
}

const ICONS = { asc: ArrowUp, desc: ArrowDown };
const WORDS = { asc: "ascending", desc: "descending" } as const;

/** The header of a sortable column; a second press reverses the order. */
export function SortHead({ label, direction, onSort, figure, className }: SortHeadProps) {
  const Icon = direction ? ICONS[direction] : ChevronsUpDown;
  const next = direction === "asc" ? "desc" : "asc";
  return (
    <HeadCell
      figure={figure}
      aria-sort={direction ? WORDS[direction] : "none"}
      className={cn("py-0", className)}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className={cn(
          "-mx-1.5 inline-flex min-h-10 items-center gap-1 rounded-sm px-1.5 hover:text-link focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
          figure && "flex-row-reverse",
        )}
      >
        {label}
        <Icon aria-hidden className={cn("size-3.5", !direction && "text-muted-foreground")} />
      </button>
    </HeadCell>
  );
}
