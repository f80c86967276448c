"use client";

import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { Refused } from "./use-place-order";

/** Why the order was refused, next to the button that sends it again. */
export function RefusalNotice({ refused }: { refused: Refused }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused.atField) ref.current?.focus();
  }, [refused]);
  const { text, needsConsent, unanswered, quote, formerTotal } = refused;
  return (
    <Notice ref={ref} tabIndex={-1} role="alert" className="scroll-mt-24 scroll-mb-32">
      <p className="font-semibold">Order Failed</p>
      <p>{text}</p>
      {needsConsent && quote && (
        <p className="mt-1 tabular">
          It was {formatRupees(toPaise(formerTotal))} and is now{" "}
          <strong>{formatRupees(toPaise(quote.total))}</strong>. Press Complete Order again to
          agree.
        </p>
      )}
      <p className="mt-1 text-muted-foreground">
        Everything you typed is still here.
        {unanswered && " If you press Complete Order again, nothing is ordered twice."}
      </p>
    </Notice>
  );
}
