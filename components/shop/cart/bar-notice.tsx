import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { countText } from "@/lib/base/text/counts";
import { isAboutStock, settleLines } from "./settle-lines";
import type { LiveQuote } from "../../domain/cart/use-quote";

/**
 * Shows the first problem that blocks the order, with the button that solves it. On a phone it is above the total
 * and the checkout button, and grows upwards so that neither moves.
 */
export function BarNotice({ lines, live }: { lines: readonly CartLine[]; live: LiveQuote }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const trouble = findTrouble(lines, live);
  const settle = () => {
    trouble?.way?.take();
    // The button disappears with the problem it solved.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none lg:hidden">
      {trouble && (
        <div className="mb-2 flex min-h-11 items-center gap-2 border-b pb-2 text-sm">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-signal" />
          <p className="min-w-0 flex-1 font-medium text-signal">
            {t(trouble.text, { count: trouble.count ?? "" })}
          </p>
          {trouble.way && (
            <Button size="sm" variant="outline" className="shrink-0" onClick={settle}>
              {t(trouble.way.label)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** In English; `count` fills the text's placeholder. */
interface Trouble {
  text: string;
  count?: string;
  way?: { label: string; take: () => void };
}

/** Returns the first problem; null when there is none. */
function findTrouble(lines: readonly CartLine[], live: LiveQuote): Trouble | null {
  const closed = lines.filter(({ state }) => state !== "ok");
  if (closed.length > 0) return closedTrouble(closed);
  if (live.failure !== null) {
    return {
      text: "Prices could not be checked",
      way: { label: "Try again", take: live.retry },
    };
  }
  if (live.quote?.promoError !== undefined) {
    return {
      text: "Your promo code does not apply",
      way: { label: "Order without it", take: () => applyPromo(null) },
    };
  }
  if (lines.some(({ formerPricePaise }) => formerPricePaise !== null)) {
    return { text: "Prices have changed since you added them" };
  }
  return null;
}

function closedTrouble(closed: readonly CartLine[]): Trouble {
  const isOne = closed.length === 1;
  return {
    text: isOne ? "1 item is not in the total" : "{count} items are not in the total",
    count: countText(closed.length),
    way: { label: settlingText(closed), take: () => settleLines(closed) },
  };
}

function settlingText(closed: readonly CartLine[]): string {
  if (closed.every(({ state }) => state === "gone")) return "Leave out";
  return isAboutStock(closed) ? "Take what is in stock" : "Take the nearest";
}
