import type { RefObject } from "react";
import { Truck } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { lateExtra } from "@/components/ui/late";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { countText } from "@/lib/base/text/counts";
import { toPaise, formatShortRupees, formatRupees } from "@/lib/pricing/money";
import { freeShippingProgress } from "@/lib/client/checkout/free-shipping";
import { OrderFigures } from "../../domain/cart/order-figures";
import { ProceedButton } from "./proceed-button";
import { QuoteFailure } from "../../domain/cart/quote-failure";
import { isAboutStock, settleLines } from "./settle-lines";
import type { LiveQuote } from "../../domain/cart/use-quote";
import type { Proceed } from "./use-proceed";
import type { CartRules } from "./cart-rules";

interface CartSummaryProps {
  live: LiveQuote;
  rules: CartRules;
  lines: readonly CartLine[];
  proceed: Proceed;
  /** Set on the notice about lines that block the order. */
  obstacle: RefObject<HTMLDivElement | null>;
}

const CompanyNotice = lateExtra(
  () => import("@/components/domain/account/company-notice").then((file) => file.CompanyNotice),
  null,
);

export function CartSummary({ live, rules, lines, proceed, obstacle }: CartSummaryProps) {
  const t = useTranslate();
  const { quote, loading, failure, retry } = live;
  return (
    <Card className="space-y-5 p-5 sm:p-6">
      <h2 className="text-heading">{t("Order summary")}</h2>
      {failure !== null && (
        <QuoteFailure message={failure} hasFigures={quote !== null} retry={retry} />
      )}
      <BlockingLines lines={lines} obstacle={obstacle} />
      {(quote !== null || failure === null) && (
        <OrderFigures quote={quote} taxName={rules.taxName} loading={loading} />
      )}
      {quote !== null && rules.freeShippingAbovePaise !== null && (
        <FreeShippingNote
          subtotalPaise={toPaise(quote.subtotal)}
          abovePaise={rules.freeShippingAbovePaise}
        />
      )}
      {quote?.approval && <CompanyNotice quote={quote} />}
      <ProceedButton proceed={proceed} className="hidden w-full lg:flex" />
    </Card>
  );
}

function BlockingLines({ lines, obstacle }: Pick<CartSummaryProps, "lines" | "obstacle">) {
  const t = useTranslate();
  const blocking = lines.filter((line) => line.state !== "ok");
  if (blocking.length === 0) return null;
  const isOne = blocking.length === 1;
  const areGone = blocking.every(({ state }) => state === "gone");
  const trouble = areGone ? "sold out or no longer available" : "not to be had in this quantity";
  const subject = isOne ? "1 item is" : "{count} items are";
  return (
    <Notice ref={obstacle} tabIndex={-1} className="scroll-mt-24">
      <p>
        {t(`${subject} ${trouble}, and not included in the total.`, {
          count: countText(blocking.length),
        })}
      </p>
      <Button size="sm" className="mt-2.5" onClick={() => settleLines(blocking)}>
        {areGone && t(isOne ? "Leave it out" : "Leave them out")}
        {!areGone &&
          t(isAboutStock(blocking) ? "Order what is in stock" : "Order the nearest quantities")}
      </Button>
    </Notice>
  );
}

interface FreeShippingNoteProps {
  subtotalPaise: number;
  abovePaise: number;
}

/** Shows how much is missing for free shipping, in words and as a bar. */
function FreeShippingNote({ subtotalPaise, abovePaise }: FreeShippingNoteProps) {
  const t = useTranslate();
  const { reached, remainingPaise, percent } = freeShippingProgress(subtotalPaise, abovePaise);
  const amounts = {
    more: formatRupees(remainingPaise),
    least: formatShortRupees(abovePaise),
  };
  const missing =
    remainingPaise > 0
      ? t("Add {more} more: shipping is free above {least}.", amounts)
      : t("Shipping is free above {least}. Add one more pack.", amounts);
  return (
    <div className="rounded-md bg-muted p-3.5 text-sm">
      <p className="flex gap-2.5">
        <Truck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>{reached ? t("This order ships free.") : missing}</span>
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
