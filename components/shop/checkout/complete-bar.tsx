import { useTranslate } from "#words";
import { BarNotice } from "@/components/shop/cart/bar-notice";
import type { LiveQuote } from "@/components/domain/cart/use-quote";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/text/counts";
import { formatRupees, toPaise } from "@/lib/pricing/money";

interface CompleteBarProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  /** False during hydration: a submit without scripts must not send the card. */
  isKnown: boolean;
  busy: boolean;
  /** Whether the button requests the company's approval. */
  asks: boolean;
  /** Scrolls to the items. */
  onOpen: () => void;
}

/**
 * Total and button; on a phone they stay in view while the form is filled in. On a wide screen the total is in the
 * summary above.
 */
export function CompleteBar({ lines, live, isKnown, busy, asks, onOpen }: CompleteBarProps) {
  const t = useTranslate();
  const { quote, loading } = live;
  const count = lines.filter(({ state }) => state === "ok").length;
  return (
    <div className="sticky bottom-0 z-30 -mx-[clamp(1rem,4vw,2.5rem)] border-t bg-background px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none short:static">
      <BarNotice lines={lines} live={live} />
      <div className="flex items-center justify-between gap-4">
        <button
          type="button"
          onClick={onOpen}
          className={cn(
            "min-h-11 min-w-0 text-left lg:hidden",
            loading && quote && "text-muted-foreground",
          )}
        >
          <span className="block text-sm text-muted-foreground underline underline-offset-4">
            {count === 0
              ? t("Total")
              : count === 1
                ? t("Total of 1 product")
                : t("Total of {count} products", { count: countText(count) })}
          </span>
          <span className="block text-lg leading-tight font-semibold tabular">
            {quote ? formatRupees(toPaise(quote.total)) : <Skeleton className="mt-1 h-5 w-24" />}
          </span>
        </button>
        <SubmitButton
          size="lg"
          busyLabel={t(asks ? "Asking" : "Placing order")}
          disabled={!isKnown}
          className="min-w-0 shrink px-5 sm:px-7 lg:w-full"
          {...((loading || busy) && { "aria-disabled": true })}
        >
          {t(asks ? "Ask for Approval" : "Complete Order")}
        </SubmitButton>
      </div>
    </div>
  );
}
