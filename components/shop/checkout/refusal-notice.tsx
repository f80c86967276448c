"use client";

import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { Refused } from "./use-place-order";

interface RefusalNoticeProps {
  refused: Refused;
  /** Whether the button asks for an approval. */
  asks: boolean;
}

/** Why the order was refused, next to the button that sends it again. */
export function RefusalNotice({ refused, asks }: RefusalNoticeProps) {
  const button = asks ? "Ask for Approval" : "Complete Order";
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused.atField) ref.current?.focus();
  }, [refused]);
  const { text, needsApproval, needsConsent, unanswered, quote, formerTotal } = refused;
  return (
    <Notice ref={ref} tabIndex={-1} role="alert" className="scroll-mt-24 scroll-mb-32">
      <p className="font-semibold">{needsApproval ? "Approval Needed" : "Order Failed"}</p>
      <p>{text}</p>
      {needsConsent && quote && (
        <p className="mt-1 tabular">
          It was {formatRupees(toPaise(formerTotal))} and is now{" "}
          <strong>{formatRupees(toPaise(quote.total))}</strong>. Press {button} again to agree.
        </p>
      )}
      <p className="mt-1 text-muted-foreground">
        Everything you typed is still here.
        {needsApproval && " Press Ask for Approval, and somebody of your company decides."}
        {unanswered && ` If you press ${button} again, nothing is ordered twice.`}
      </p>
    </Notice>
  );
}
