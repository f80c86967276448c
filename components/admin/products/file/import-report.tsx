import type { Column } from "@/components/shared/list/rows";
import { Notice } from "@/components/ui/notice";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { cn } from "@/lib/base/cn";
import { ReportRows } from "../../shared/dry-run-dialog";
import { columnText, nameInFile, planText, rowText } from "./report-text";

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

/** Errors of the file; renders nothing if it can be imported. */
export function ImportErrors({ report: { errors, columns } }: { report: ImportReport }) {
  if (errors.length === 0) return null;
  const faulty = new Set(errors.map(({ row }) => row)).size;
  return (
    <div className="space-y-4">
      <Notice role="alert">
        <p>
          {rowText(faulty)} cannot be imported, so nothing was. Correct the file and choose it
          again.
        </p>
      </Notice>
      <ReportRows
        caption="Problems in the file, by row"
        entries={errors}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        columns={errorColumns(columns)}
      />
    </div>
  );
}

export function ImportChanges({ report: { errors, changes } }: { report: ImportReport }) {
  if (errors.length > 0) return null;
  if (changes.length === 0)
    return <p>The catalogue already matches this file. There is nothing to import.</p>;
  return (
    <ReportRows
      caption="What the file would change, by row"
      entries={changes}
      keyOf={({ row }) => String(row)}
      columns={CHANGE_COLUMNS}
    />
  );
}

const ROW = {
  name: "Row",
  figure: true,
  cellClassName: TOP,
  cell: ({ row }: { row: number }) => row,
};

/** Shows each column with its name in the file. */
const errorColumns = (
  columns: ImportReport["columns"],
): Column<ImportReport["errors"][number]>[] => [
  ROW,
  {
    name: "Column",
    cellClassName: cn(TOP, "break-words"),
    cell: ({ column }) => nameInFile(column, columns),
  },
  {
    name: "What to correct",
    cellClassName: cn(TOP, "w-full break-words"),
    cell: ({ message }) => message,
  },
];

const CHANGE_COLUMNS: Column<ImportReport["changes"][number]>[] = [
  ROW,
  { name: "Product", cellClassName: cn(TOP, "w-1/3 break-words"), cell: ({ name }) => name },
  {
    name: "Change",
    cellClassName: cn(TOP, "w-2/3"),
    cell: (change) => (
      <>
        {change._id === null && <p>Added</p>}
        <CellChanges cells={change.cells} isNew={change._id === null} />
        {change.notes.map((note) => (
          <p key={note} className="wrap-anywhere text-signal">
            {note}
          </p>
        ))}
      </>
    ),
  },
];

interface CellChangesProps extends Pick<ImportReport["changes"][number], "cells"> {
  isNew: boolean;
}

function CellChanges({ cells, isNew }: CellChangesProps) {
  return (
    <ul className="space-y-1">
      {cells.map(({ column, before, after }) => (
        <li key={column} className="break-words whitespace-pre-line">
          <span className="text-muted-foreground">{columnText(column)}: </span>
          {!isNew && (
            <>
              <del className="decoration-1">{before || "empty"}</del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins className="font-medium no-underline">{after || "empty"}</ins>
        </li>
      ))}
    </ul>
  );
}
