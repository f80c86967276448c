import { countText } from "@/lib/base/text/counts";

interface ListCountProps {
  /** Matching entries, and entries in all: both counted by the server over the whole set. */
  page: { total: number; isAtLeast?: boolean; all: number };
  /** In the plural: "products". */
  what: string;
}

/** "Showing 12 of 340 products", announced to screen readers on each change. */
export function ListCount({ page: { total, isAtLeast, all }, what }: ListCountProps) {
  return (
    <p role="status" className="text-sm text-muted-foreground tabular">
      Showing {isAtLeast && "more than "}
      {countText(total)} of {countText(all)} {what}
    </p>
  );
}
