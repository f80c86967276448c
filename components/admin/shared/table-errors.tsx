import { Notice } from "@/components/ui/notice";
import { counted } from "@/lib/base/text/counts";
import type { TableErrors as Errors } from "@/lib/base/input/table-errors";
import { ReportRows } from "./dry-run-dialog";

interface TableErrorsProps {
  errors: Errors;
  /** The name of a column in the file. */
  nameColumn?: (column: string) => string;
}

/** Errors in the rows of a file, which is not saved until they are fixed. */
export function TableErrors({ errors, nameColumn = (column) => column }: TableErrorsProps) {
  return (
    <>
      <Notice role="alert" className="mb-4">
        <p>
          {counted(errors.length, "mistake")}. Nothing is saved until the file has none: correct it
          and choose it again.
        </p>
      </Notice>
      <ReportRows
        caption="Mistakes in the file"
        entries={errors}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        columns={[
          { name: "Row", cell: ({ row }) => row, figure: true },
          { name: "Column", cell: ({ column }) => nameColumn(column) },
          { name: "Mistake", cell: ({ message }) => message, isTitle: true },
        ]}
      />
    </>
  );
}
