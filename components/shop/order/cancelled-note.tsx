import { useWords } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { cancelledSentence, STATUS_TEXT } from "@/lib/orders/status-text";
import { findCancelled } from "@/lib/orders/view/progress";

interface CancelledNoteProps {
  order: OrderAnswer;
  reader?: "customer" | "shop";
}

export function CancelledNote({ order, reader }: CancelledNoteProps) {
  const say = useWords();
  const cancelled = findCancelled(order);
  const { meaning } = STATUS_TEXT.Cancelled;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{say("Cancelled")}</h2>
      <p className="mt-2 text-muted-foreground">
        {cancelled &&
          cancelledSentence(cancelled, dayText(cancelled.at, say.language), reader, say)}{" "}
        {say(meaning)}
        {cancelled?.by === "customer" &&
          reader !== "shop" &&
          ` ${say("If that was not you, write to us.")}`}
      </p>
      {cancelled?.reason && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          {say("The reason: {reason}", { reason: cancelled.reason })}
        </p>
      )}
    </Card>
  );
}
