import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/counts";
import type { StatementOutcome, StatementReport } from "@/lib/payments/statement/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

type Row = StatementReport["rows"][number];

/** More would only be scrolled past; the figures above them count all. */
const SHOWN = 300;
const TOP = "py-2.5 align-top max-sm:px-2";
/** On a phone these stand below the text. */
const WIDE = "max-sm:hidden";

const OUTCOME_TEXT: Record<StatementOutcome, string> = {
  record: "Will be recorded",
  known: "Already recorded",
  differs: "Amount differs",
  unknown: "No match",
  unreadable: "Date not possible",
};

const OUTCOME_STYLES: Partial<Record<StatementOutcome, string>> = {
  record: "font-semibold text-success",
  differs: "font-semibold text-destructive",
  unreadable: "text-destructive",
};

export const recordedRows = (rows: readonly Row[]) =>
  rows.filter(({ outcome }) => outcome === "record");

interface StatementRowsProps {
  fileName: string;
  report: StatementReport;
}

/** What becomes of each row by which money came in. */
export function StatementRows({ fileName, report: { rows } }: StatementRowsProps) {
  const count = (outcome: StatementOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <div className="space-y-4">
      <p role="status">
        <strong className="font-semibold wrap-anywhere">{fileName}</strong>:{" "}
        {counted(rows.length, "credit")}, {count("record")} to record, {count("known")} recorded
        before, {count("differs")} with another amount, {count("unknown")} without a match
      </p>
      {rows.length > 0 && (
        <DataTable
          caption="Credits of the statement, by row"
          head={
            <>
              <HeadCell figure className={WIDE}>
                Row
              </HeadCell>
              <HeadCell className={WIDE}>Date</HeadCell>
              <HeadCell>Text</HeadCell>
              <HeadCell figure>Amount</HeadCell>
              <HeadCell>Outcome</HeadCell>
            </>
          }
        >
          {rows.slice(0, SHOWN).map((row) => (
            <StatementRow key={row.row} row={row} />
          ))}
        </DataTable>
      )}
      {rows.length > SHOWN && (
        <p className="text-sm text-muted-foreground">And {rows.length - SHOWN} more.</p>
      )}
    </div>
  );
}

function StatementRow({ row }: { row: Row }) {
  const { date, narration, reference, amount, outcome, orderId, due } = row;
  const day = date ? shortDayText(new Date(date)) : "No date";
  return (
    <tr>
      <Cell figure className={cn(TOP, WIDE)}>
        {row.row}
      </Cell>
      <Cell className={cn(TOP, WIDE, "whitespace-nowrap tabular")}>{day}</Cell>
      <Cell className={cn(TOP, "w-1/2 wrap-anywhere")}>
        {narration}
        <span className="block text-xs text-muted-foreground tabular">
          <span className="sm:hidden">
            Row {row.row}, {day}.{" "}
          </span>
          {reference}
        </span>
      </Cell>
      <Cell figure className={cn(TOP, "whitespace-nowrap")}>
        <Rupees amount={amount} />
      </Cell>
      <Cell className={TOP}>
        <span className={OUTCOME_STYLES[outcome]}>{OUTCOME_TEXT[outcome]}</span>
        {orderId && <span className="block text-xs tabular">{orderId}</span>}
        {outcome === "differs" && due !== null && (
          <span className="block text-xs text-muted-foreground">
            {formatRupees(toPaise(due))} is to be paid
          </span>
        )}
      </Cell>
    </tr>
  );
}
