import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/base/cn";
import { MEANS_NAMES, type PaymentKind } from "@/lib/payments/kinds";
import type { LedgerRowAnswer } from "@/lib/payments/schemas";

const KIND_NAMES: Record<PaymentKind, string> = {
  receipt: "Received",
  refund: "Paid back",
  reversal: "Taken back",
};

interface LedgerRowsProps {
  rows: readonly LedgerRowAnswer[];
  onTakeBack: (row: LedgerRowAnswer) => void;
}

/** The ledger, oldest first. Nothing is ever removed: a mistake is struck through and said. */
export function LedgerRows({ rows, onTakeBack }: LedgerRowsProps) {
  return (
    <ul aria-label="Ledger" className="mt-4 divide-y border-t text-sm">
      {rows.map((row) => (
        <li key={row._id} className="flex items-start justify-between gap-3 py-2.5">
          <div className="min-w-0">
            <p className={cn(row.reversed && "text-muted-foreground line-through")}>
              <span className="font-semibold">
                {KIND_NAMES[row.kind]} <Rupees amount={row.amount} />
              </span>{" "}
              {row.kind !== "reversal" && `by ${MEANS_NAMES[row.means]}`}
              {row.reference && (
                <span className="[overflow-wrap:anywhere] tabular">, {row.reference}</span>
              )}
            </p>
            <p className="text-muted-foreground">
              <time dateTime={row.at} className="tabular">
                {shortDayText(new Date(row.at))}
              </time>
              , by {row.by}
              {row.reason && `: ${row.reason}`}
            </p>
          </div>
          {row.kind !== "reversal" && !row.reversed && row.providerId === null && (
            <Button variant="ghost" size="sm" onClick={() => onTakeBack(row)}>
              Take back
              <span className="sr-only">
                {" "}
                {KIND_NAMES[row.kind]} <Rupees amount={row.amount} />
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
