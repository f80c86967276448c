import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { cancelledSentence, STATUS_TEXT } from "@/lib/orders/status-text";
import { owedBack } from "@/lib/orders/view/payment";
import { findCancelled } from "@/lib/orders/view/progress";
import { formatRupees, toPaise } from "@/lib/pricing/money";

interface CancelledNoteProps {
  order: OrderAnswer;
  reader?: "customer" | "shop";
}

export function CancelledNote({ order, reader }: CancelledNoteProps) {
  const t = useTranslate();
  const cancelled = findCancelled(order);
  const { meaning } = STATUS_TEXT.Cancelled;
  const owed = owedBack(order);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("Cancelled")}</h2>
      <p className="mt-2 text-muted-foreground">
        {cancelled && cancelledSentence(cancelled, dayText(cancelled.at, t.language), reader, t)}{" "}
        {t(meaning)}
        {cancelled?.by === "customer" &&
          reader !== "shop" &&
          ` ${t("If that was not you, write to us.")}`}
      </p>
      {owed > 0 && (
        <p className="mt-2">
          {t("Received and to be given back: {amount}", { amount: formatRupees(toPaise(owed)) })}
        </p>
      )}
      {cancelled?.reason && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          {t("The reason: {reason}", { reason: cancelled.reason })}
        </p>
      )}
    </Card>
  );
}
