import type { Column } from "@/components/shared/list/rows";
import { Notice } from "@/components/ui/notice";
import type { CountLine, CountReport } from "@/lib/catalogue/count/schemas";
import { cn } from "@/lib/base/cn";
import { counted, countText } from "@/lib/base/text/counts";
import { ReportRows } from "../../shared/dry-run-dialog";

/** Enough errors to read. */
const SHOWN_ERRORS = 300;

const TOP = "py-2.5 align-top";
/** On a phone only the difference and its result are shown. */
const WIDE = "max-sm:hidden";

const COLUMNS: Column<CountLine>[] = [
  {
    name: "Product",
    isTitle: true,
    cellClassName: cn(TOP, "w-full wrap-anywhere sm:w-1/2"),
    cell: ({ name, booked }) => (
      <>
        {name}
        {booked && (
          <span className="block text-xs text-muted-foreground">Booked from this sheet before</span>
        )}
      </>
    ),
  },
  {
    name: "Should be there",
    figure: true,
    className: WIDE,
    cellClassName: TOP,
    cell: ({ expected }) => countText(expected),
  },
  {
    name: "Counted",
    figure: true,
    className: WIDE,
    cellClassName: TOP,
    cell: ({ counted: count }) => countText(count),
  },
  {
    name: "Difference",
    figure: true,
    cellClassName: cn(TOP, "font-semibold"),
    cell: ({ difference }) => `${difference > 0 ? "+" : "−"}${countText(Math.abs(difference))}`,
  },
  {
    name: "Stock",
    figure: true,
    cellClassName: cn(TOP, "whitespace-nowrap"),
    cell: ({ stockCount, after }) => `${countText(stockCount)} → ${countText(after)}`,
  },
];

export function CountReportView({ fileName, report }: { fileName: string; report: CountReport }) {
  const { errors, lines } = report;
  return (
    <div className="space-y-4">
      <p role="status">
        <strong className="font-semibold wrap-anywhere">{fileName}</strong>:{" "}
        {counted(report.counted, "product")} counted, {counted(lines.length, "difference")}
      </p>
      {errors.length > 0 && (
        <Notice role="alert">
          <p className="font-semibold">
            Nothing was booked. Correct the sheet and choose it again.
          </p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {errors.slice(0, SHOWN_ERRORS).map(({ row, message }) => (
              <li key={`${row} ${message}`} className="wrap-anywhere">
                Row {row}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {errors.length === 0 && lines.length === 0 && (
        <p>Everything that was counted is as the sheet said. There is nothing to book.</p>
      )}
      {lines.length > 0 && (
        <ReportRows
          caption="Differences, by row"
          entries={lines}
          keyOf={({ _id }) => _id}
          columns={COLUMNS}
        />
      )}
    </div>
  );
}
