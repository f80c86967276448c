import { useWords } from "#words";
import { momentText } from "@/components/shared/format/dates";
import { StatusBadge } from "@/components/shop/order/status-badge";
import { Card } from "@/components/ui/card";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** The statuses of the order so far, latest first. */
export function StatusHistory({ history }: Pick<OrderAnswer, "history">) {
  const say = useWords();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-heading">{say("Status history")}</h2>
      <HistoryList history={history} />
    </Card>
  );
}

export function HistoryList({ history }: Pick<OrderAnswer, "history">) {
  const say = useWords();
  return (
    <ol className="space-y-4 border-l perforated pl-4">
      {history.toReversed().map(({ status, at, by, takesBack }) => (
        <li key={`${at} ${status}`}>
          <StatusBadge status={status} />
          <p className="mt-1 text-sm text-muted-foreground">
            {say.parts("{moment}, by {by}", {
              moment: (
                <time dateTime={at} className="tabular">
                  {momentText(new Date(at), say.language)}
                </time>
              ),
              by: say(by),
            })}
            {takesBack && say(". {status} was a mistake.", { status: say(takesBack) })}
          </p>
        </li>
      ))}
    </ol>
  );
}
