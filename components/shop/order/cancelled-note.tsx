import { useWords } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Card } from "@/components/ui/card";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { cancelledSentence, STATUS_TEXT } from "@/lib/orders/status-text";

interface CancelledNoteProps {
  cancelled: ShownOrder["cancelled"];
  reader?: "customer" | "shop";
}

export function CancelledNote({ cancelled, reader }: CancelledNoteProps) {
  const say = useWords();
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
