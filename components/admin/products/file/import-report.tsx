import type { Column } from "@/components/shared/list/rows";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { cn } from "@/lib/base/cn";
import { ReportRows } from "../../shared/dry-run-dialog";
import { ChangedCells } from "../../shared/import-parts";
import { cellText, columnText, planText, rowText, writtenRows } from "./report-text";

/** Row heights vary, so their cells align at the first line. */
const TOP = "py-2.5 align-top";

export function ImportSummary({ fileName, report }: { fileName: string; report: ImportReport }) {
  const { rows, errors } = report;
  return (
    <p role="status">
      <strong className="font-semibold wrap-anywhere">{fileName}</strong>
      {rows > 0 && `: ${rowText(rows)}`}
      {errors.length === 0 && rows > 0 && `, ${planText(report)}`}
    </p>
  );
}

export function ImportChanges({ report }: { report: ImportReport }) {
  const { errors, changes } = report;
  if (errors.length > 0) return null;
  if (changes.length === 0)
    return <p>The catalogue already matches this file. There is nothing to import.</p>;
  return (
    <ReportRows
      caption="What the file would change, by row"
      entries={changes}
      total={writtenRows(report)}
      keyOf={({ row }) => String(row)}
      columns={CHANGE_COLUMNS}
    />
  );
}

const CHANGE_COLUMNS: Column<ImportReport["changes"][number]>[] = [
  { name: "Row", figure: true, cellClassName: TOP, cell: ({ row }) => row },
  { name: "Product", cellClassName: cn(TOP, "w-1/3 break-words"), cell: ({ name }) => name },
  {
    name: "Change",
    cellClassName: cn(TOP, "w-2/3"),
    cell: ({ _id, cells, notes }) => (
      <>
        {_id === null && <p>Added</p>}
        <ChangedCells
          cells={cells.map(({ column, before, after }) => ({
            name: columnText(column),
            before: cellText(before),
            after: cellText(after),
          }))}
          notes={notes}
        />
      </>
    ),
  },
];
