import { counted } from "@/lib/base/text/counts";
import type { TableErrors as Errors } from "@/lib/base/input/table-errors";
import { ReportRows } from "./dry-run-dialog";

/** Errors in the rows of a file, which is not saved until they are fixed. */
export function TableErrors({ errors }: { errors: Errors }) {
  return (
    <>
      <p className="mb-3">
        {counted(errors.length, "mistake")}. Nothing is saved until the file has none.
      </p>
      <ReportRows
        caption="Mistakes in the file"
        entries={errors}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        columns={[
          { name: "Row", cell: ({ row }) => row, figure: true },
          { name: "Column", cell: ({ column }) => column },
          { name: "Mistake", cell: ({ message }) => message, isTitle: true },
        ]}
      />
    </>
  );
}
