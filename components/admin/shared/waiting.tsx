import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";

/** Pending items by the menu entry that counts them; each function must stay the same. */
const LOADS = {
  messages: (_address: string, signal: AbortSignal) =>
    call("GET /admin/messages/summary", { signal }),
  offers: (_address: string, signal: AbortSignal) => call("GET /admin/offers/summary", { signal }),
  reviews: (_address: string, signal: AbortSignal) =>
    call("GET /admin/reviews/summary", { signal }),
};

type What = keyof typeof LOADS;
type Summary<W extends What> = Awaited<ReturnType<(typeof LOADS)[W]>>;

const changeEvent = (what: What) => `shop:${what}-changed`;

/** Refreshes all counts of pending items, after one was handled. */
export function announceChanged(what: What): void {
  window.dispatchEvent(new Event(changeEvent(what)));
}

/** Loads the number of pending items, again for each `address`; null until loaded. */
export function useWaiting<W extends What>(what: W, address: string): Summary<W> | null {
  const load = LOADS[what] as (address: string, signal: AbortSignal) => Promise<Summary<W>>;
  const { value, reload } = useLoad({ load, question: address });
  const recount = useEffectEvent(reload);
  useEffect(() => {
    const onChange = () => recount();
    window.addEventListener(changeEvent(what), onChange);
    return () => window.removeEventListener(changeEvent(what), onChange);
  }, [what]);
  return value;
}

/** The number of pending items next to a menu entry; renders nothing for zero. */
export function WaitingCount({ what }: { what: What }) {
  const waiting = useWaiting(what, usePathname());
  const count = waiting ? ("waiting" in waiting ? waiting.waiting : waiting.new) : 0;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-1.5 text-xs leading-5 font-semibold text-marigold-foreground tabular">
      {countText(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
