import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import type { Column } from "@/components/shared/list/rows";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import type { StatementOutcome, StatementReport } from "@/lib/payments/statement/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { ReportRows } from "../shared/dry-run-dialog";

type Row = StatementReport["rows"][number];

const TOP = "py-2.5 align-top max-sm:px-2";
/** On a phone these columns appear below the text. */
const WIDE = "max-sm:hidden";

const OUTCOME_TEXT: Record<StatementOutcome, string> = {
  record: "Will be recorded",
  known: "Already recorded",
  differs: "Amount differs",
  unknown: "No match",
  unreadable: "Unreadable",
};

const OUTCOME_STYLES: Partial<Record<StatementOutcome, string>> = {
  record: "font-semibold text-success",
  differs: "font-semibold text-destructive",
  unreadable: "font-semibold text-destructive",
};

export const recordedRows = (rows: readonly Row[]) =>
  rows.filter(({ outcome }) => outcome === "record");

const day = ({ date }: Row) => (date ? shortDayText(new Date(date)) : "No date");

const COLUMNS: Column<Row>[] = [
  { name: "Row", figure: true, className: WIDE, cellClassName: TOP, cell: ({ row }) => row },
  {
    name: "Date",
    className: WIDE,
    cellClassName: cn(TOP, "whitespace-nowrap tabular"),
    cell: day,
  },
  {
    name: "Text",
    cellClassName: cn(TOP, "w-1/2 wrap-anywhere"),
    cell: (row) => (
      <>
        {row.narration}
        <span className="block text-xs text-muted-foreground tabular">
          <span className="sm:hidden">
            Row {row.row}, {day(row)}.{" "}
          </span>
          {row.reference}
        </span>
      </>
    ),
  },
  {
    name: "Amount",
    figure: true,
    cellClassName: cn(TOP, "whitespace-nowrap"),
    cell: ({ amount }) => amount !== null && <Rupees amount={amount} />,
  },
  {
    name: "Outcome",
    cellClassName: TOP,
    cell: ({ outcome, reason, orderId, due }) => (
      <>
        <span className={OUTCOME_STYLES[outcome]}>{OUTCOME_TEXT[outcome]}</span>
        {orderId && <span className="block text-xs tabular">{orderId}</span>}
        {reason && <span className="block text-xs text-muted-foreground">{reason}</span>}
        {outcome === "differs" && due !== null && (
          <span className="block text-xs text-muted-foreground">
            {formatRupees(toPaise(due))} is to be paid
          </span>
        )}
      </>
    ),
  },
];

interface StatementRowsProps {
  fileName: string;
  report: StatementReport;
}

export function StatementRows({ fileName, report: { rows } }: StatementRowsProps) {
  const count = (outcome: StatementOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <div className="space-y-4">
      <p role="status">
        <strong className="font-semibold wrap-anywhere">{fileName}</strong>:{" "}
        {counted(rows.length - count("unreadable"), "credit")}, {count("record")} to record,{" "}
        {count("known")} recorded before, {count("differs")} with another amount, {count("unknown")}{" "}
        without a match, {count("unreadable")} unreadable
      </p>
      {rows.length > 0 && (
        <ReportRows
          caption="Credits of the statement, by row"
          entries={rows}
          keyOf={({ row }) => String(row)}
          columns={COLUMNS}
        />
      )}
    </div>
  );
}
