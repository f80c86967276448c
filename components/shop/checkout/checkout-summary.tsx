"use client";

import type { Ref } from "react";
import { OrderFigures } from "@/components/shop/cart/order-figures";
import { QuoteFailure } from "@/components/shop/cart/quote-failure";
import type { LiveQuote } from "@/components/shop/cart/use-quote";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { SummaryLines } from "./summary-lines";

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  taxName: string;
  /** Whether it is known where the goods go. */
  isPlaceKnown: boolean;
  /** Where the form leads when something in it is in the way. */
  ref: Ref<HTMLDivElement>;
}

/** What is being ordered. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, live, taxName, isPlaceKnown, ref } = props;
  return (
    <Card ref={ref} tabIndex={-1} className="scroll-mt-24 p-5 sm:p-6">
      <h2 className="text-heading">Order summary</h2>
      <div className="mt-5 space-y-5">
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
      <p>Your promo code does not apply. {text}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={() => applyPromo(null)}>
        Order without the code
      </Button>
    </Notice>
  );
}
