import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Notice } from "@/components/ui/notice";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/counts";
import { nameInFile, planText, rowText } from "./report-text";

/** More would only be scrolled past; the figures above them count all. */
const SHOWN = 200;

/** Rows differ much in height: they are read from their first line. */
const TOP = "py-2.5 align-top";

interface ImportSummaryProps {
  fileName: string;
  report: ImportReport;
}

/** The file in one line. */
export function ImportSummary({ fileName, report }: ImportSummaryProps) {
  const { rows, errors } = report;
  return (
    <p role="status">
      <strong className="font-semibold wrap-anywhere">{fileName}</strong>
      {rows > 0 && `: ${rowText(rows)}`}
      {errors.length === 0 && rows > 0 && `, ${planText(report)}`}
    </p>
  );
}

/** What a file would do, or all that is in its way. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { errors, changes, columns } = report;
  const faulty = new Set(errors.map(({ row }) => row)).size;
  return (
    <div className="space-y-4">
      {errors.length > 0 && (
        <>
          <Notice role="alert">
            <p>
              {rowText(faulty)} cannot be imported, so nothing was. Correct the file and choose it
              again.
            </p>
          </Notice>
          <ErrorTable errors={errors} columns={columns} />
        </>
      )}
      {errors.length === 0 && changes.length === 0 && (
        <p>The catalogue already matches this file. There is nothing to import.</p>
      )}
      {errors.length === 0 && changes.length > 0 && <ChangeTable changes={changes} />}
    </div>
  );
}

/** Each column goes by the name that it has in the file. */
function ErrorTable({ errors, columns }: Pick<ImportReport, "errors" | "columns">) {
  return (
    <div>
      <DataTable
        caption="Problems in the file, by row"
        head={
          <>
            <HeadCell figure>Row</HeadCell>
            <HeadCell>Column</HeadCell>
            <HeadCell>What to correct</HeadCell>
          </>
        }
      >
        {errors.slice(0, SHOWN).map(({ row, column, message }, index) => (
          <tr key={index}>
            <Cell figure className={TOP}>
              {row}
            </Cell>
            <Cell className={cn(TOP, "break-words")}>{nameInFile(column, columns)}</Cell>
            <Cell className={cn(TOP, "w-full break-words")}>{message}</Cell>
          </tr>
        ))}
      </DataTable>
      <More count={errors.length - SHOWN} />
    </div>
  );
}

function ChangeTable({ changes }: Pick<ImportReport, "changes">) {
  return (
    <div>
      <DataTable
        caption="What the file would change, by row"
        head={
          <>
            <HeadCell figure>Row</HeadCell>
            <HeadCell>Product</HeadCell>
            <HeadCell>Change</HeadCell>
          </>
        }
      >
        {changes.slice(0, SHOWN).map((change) => (
          <tr key={change.row}>
            <Cell figure className={TOP}>
              {change.row}
            </Cell>
            <Cell className={cn(TOP, "w-1/3 break-words")}>{change.name}</Cell>
            <Cell className={cn(TOP, "w-2/3")}>
              {change._id === null ? "Added" : <CellChanges cells={change.cells} />}
              {change.notes.map((note) => (
                <p key={note} className="wrap-anywhere text-signal">
                  {note}
                </p>
              ))}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <More count={changes.length - SHOWN} />
    </div>
  );
}

function CellChanges({ cells }: Pick<ImportReport["changes"][number], "cells">) {
  return (
    <ul className="space-y-1">
      {cells.map(({ column, before, after }) => (
        <li key={column} className="break-words">
          <span className="text-muted-foreground">{column}: </span>
          <del className="decoration-1">{before || "empty"}</del>
          <span aria-hidden> → </span>
          <ins className="font-medium no-underline">{after || "empty"}</ins>
        </li>
      ))}
    </ul>
  );
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return <p className="mt-2 text-sm text-muted-foreground tabular">and {countText(count)} more</p>;
}
