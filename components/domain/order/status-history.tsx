import { useTranslate } from "#words";
import { momentText } from "@/components/shared/format/dates";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { changeText } from "@/lib/orders/view/corrected-text";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** The statuses of the order so far, latest first. */
export function HistoryList({ history }: Pick<OrderAnswer, "history">) {
  const t = useTranslate();
  return (
    <ol className="space-y-4 border-l perforated pl-4">
      {history.toReversed().map(({ status, at, by, takesBack, changes }) => (
        <li key={`${at} ${status}`}>
          {changes ? (
            <p className="text-sm font-medium">{t("Corrected")}</p>
          ) : (
            <StatusBadge status={status} />
          )}
          <p className="mt-1 text-sm text-muted-foreground">
            {t.parts("{moment}, by {by}", {
              moment: (
                <time dateTime={at} className="tabular">
                  {momentText(new Date(at), t.language)}
                </time>
              ),
              by: t(by),
            })}
            {takesBack && t(". {status} was a mistake.", { status: t(takesBack) })}
          </p>
          {changes && (
            <ul className="mt-1 space-y-0.5 text-sm">
              {changes.map((change) => (
                <li key={`${change.what} ${change.name ?? ""}`}>{changeText(change, t)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
