"use client";

import { ChevronDown } from "lucide-react";
import { useId, useImperativeHandle, useRef, useState, type RefObject } from "react";
import { OrderFigures } from "@/components/cart/order-figures";
import { QuoteFailure } from "@/components/cart/quote-failure";
import type { LiveQuote } from "@/components/cart/use-quote";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { CartLine } from "@/lib/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { cn } from "@/lib/cn";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { SummaryLines } from "./summary-lines";
import { SummaryState } from "./summary-state";

export interface SummaryHandle {
  /** Leads there, and unfolds it. */
  open: () => void;
}

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  taxName: string;
  /** Whether it is known where the goods go. */
  isPlaceKnown: boolean;
  ref: RefObject<SummaryHandle | null>;
}

/**
 * What is being ordered. Folded on a phone until somebody opens it: what unfolded by itself would push the
 * form away below the hands that fill it in. A line that has its place from the start says what needs a look.
 */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, live, taxName, isPlaceKnown, ref } = props;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({
    open: () => {
      setOpen(true);
      card.current?.focus();
    },
  }));
  return (
    <Card ref={card} tabIndex={-1} className="scroll-mt-24 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-heading">Order summary</h2>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          className="-mr-3 lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide" : "Show"}
          <ChevronDown aria-hidden className={cn(isOpen && "rotate-180")} />
        </Button>
      </div>
      <SummaryState lines={lines} live={live} />
      <div id={id} className={cn("mt-5 space-y-5", !isOpen && "max-lg:hidden")}>
        {live.failure !== null && (
          <QuoteFailure
            message={live.failure}
            hasFigures={live.quote !== null}
            retry={live.retry}
          />
        )}
        <SummaryLines lines={lines} />
        {live.quote?.promoError && <EndedPromo text={live.quote.promoError} />}
        <OrderFigures
          quote={live.quote}
          taxName={taxName}
          isPlaceKnown={isPlaceKnown}
          loading={live.loading}
        />
      </div>
      <p role="status" className="sr-only">
        {!live.loading && live.quote && `Total ${formatRupees(toPaise(live.quote.total))}`}
      </p>
    </Card>
  );
}

function EndedPromo({ text }: { text: string }) {
  return (
    <Notice>
      <p>Your promo code does not count. {text}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={() => applyPromo(null)}>
        Order without the code
      </Button>
    </Notice>
  );
}
