import { countText } from "@/lib/base/counts";

/** Beside an entry of the menu: how many of something wait; nothing where none do. */
export function WaitingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-1.5 text-xs leading-5 font-semibold text-marigold-foreground tabular">
      {countText(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
