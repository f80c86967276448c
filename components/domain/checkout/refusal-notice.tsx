import { useEffect, useRef } from "react";
import { useTranslate } from "#words";
import { Notice } from "@/components/ui/notice";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { Refused } from "./send-order";

interface RefusalNoticeProps {
  refused: Refused;
  /** Whether the button requests approval. */
  asks: boolean;
}

/** The reason why the order was refused, next to the button that sends it again. */
export function RefusalNotice({ refused, asks }: RefusalNoticeProps) {
  const t = useTranslate();
  const button = t(asks ? "Ask for Approval" : "Complete Order");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused.atField) ref.current?.focus();
  }, [refused]);
  const { text, atField, needsApproval, needsConsent, unanswered, quote, formerTotal } = refused;
  return (
    <Notice ref={ref} tabIndex={-1} role="alert" className="scroll-mt-24 scroll-mb-32">
      <p className="font-semibold">{t(needsApproval ? "Approval Needed" : "Order Failed")}</p>
      <p>{t(atField ? "The marked field shows the reason." : text)}</p>
      {needsConsent && quote && (
        <p className="mt-1 tabular">
          {t.parts("It was {former} and is now {total}. Press {button} again to agree.", {
            former: formatRupees(toPaise(formerTotal)),
            total: <strong>{formatRupees(toPaise(quote.total))}</strong>,
            button,
          })}
        </p>
      )}
      <p className="mt-1 text-muted-foreground">
        {t("Everything you typed is still here.")}
        {needsApproval && ` ${t("Press Ask for Approval, and somebody of your company decides.")}`}
        {unanswered &&
          ` ${t("If you press {button} again, nothing is ordered twice.", { button })}`}
      </p>
    </Notice>
  );
}
