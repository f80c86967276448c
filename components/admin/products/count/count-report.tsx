import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Notice } from "@/components/ui/notice";
import type { CountLine, CountReport } from "@/lib/catalogue/count/schemas";
import { cn } from "@/lib/base/cn";
import { counted, countText } from "@/lib/base/counts";

/** More would only be scrolled past; the figures above them count all. */
const SHOWN = 300;
const TOP = "py-2.5 align-top";
/** On a phone the difference and what comes of it are enough. */
const WIDE = "max-sm:hidden";

interface CountReportViewProps {
  fileName: string;
  report: CountReport;
}

/** The differences of a count, or what is wrong in its sheet. */
export function CountReportView({ fileName, report }: CountReportViewProps) {
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
            {errors.slice(0, SHOWN).map(({ row, message }) => (
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
      {lines.length > 0 && <Lines lines={lines} />}
    </div>
  );
}

function Lines({ lines }: { lines: readonly CountLine[] }) {
  return (
    <div>
      <DataTable
        caption="Differences, by row"
        head={
          <>
            <HeadCell>Product</HeadCell>
            <HeadCell figure className={WIDE}>
              Should be there
            </HeadCell>
            <HeadCell figure className={WIDE}>
              Counted
            </HeadCell>
            <HeadCell figure>Difference</HeadCell>
            <HeadCell figure>Stock</HeadCell>
          </>
        }
      >
        {lines.slice(0, SHOWN).map((line) => (
          <tr key={line._id}>
            <Cell isTitle className={cn(TOP, "w-full wrap-anywhere sm:w-1/2")}>
              {line.name}
              {line.booked && (
                <span className="block text-xs text-muted-foreground">
                  Booked from this sheet before
                </span>
              )}
            </Cell>
            <Cell figure className={cn(TOP, WIDE)}>
              {countText(line.expected)}
            </Cell>
            <Cell figure className={cn(TOP, WIDE)}>
              {countText(line.counted)}
            </Cell>
            <Cell figure className={cn(TOP, "font-semibold")}>
              {line.difference > 0 ? "+" : "−"}
              {countText(Math.abs(line.difference))}
            </Cell>
            <Cell figure className={cn(TOP, "whitespace-nowrap")}>
              {countText(line.stockCount)} → {countText(line.after)}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {lines.length > SHOWN && (
        <p className="mt-2 text-sm text-muted-foreground tabular">
          and {countText(lines.length - SHOWN)} more
        </p>
      )}
    </div>
  );
}
