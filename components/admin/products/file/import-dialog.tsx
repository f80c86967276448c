import { useState } from "react";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { COLUMN_HELP, TEMPLATE_COLUMNS } from "@/lib/catalogue/csv/column-help";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { ColumnChoice } from "../../shared/column-choice";
import { DryRunDialog } from "../../shared/dry-run-dialog";
import { ImportStart } from "../../shared/import-parts";
import { TableErrors } from "../../shared/table-errors";
import { ImportPictures, NewCategories, StockChoice } from "./import-extras";
import { ImportChanges, ImportSummary } from "./import-report";
import { doneText, nameInFile, rowText, writtenRows } from "./report-text";
import { type Import, useImport } from "./use-import";

interface ImportDialogProps {
  onClose: () => void;
  /** Resolves once the list shows the products. */
  onImported: () => Promise<unknown>;
}

export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const state = useImport(async (report: ImportReport) => {
    await onImported();
    onClose();
    toast({ title: "Catalogue Imported", description: doneText(report) });
  });
  const [isSending, setSending] = useState(false);
  const { report, fileName } = state;
  const rows = report && report.errors.length === 0 ? writtenRows(report) : 0;
  return (
    <DryRunDialog
      title="Import products"
      className="w-[min(56rem,calc(100vw-2rem))]"
      file={state}
      waits={isSending}
      takesFile={!report || report.errors.length > 0}
      action={rows > 0 ? `Import ${rowText(rows)}` : null}
      busyLabel="Importing"
      onClose={onClose}
      start={<ImportStart {...START} />}
    >
      {(shown) => (
        <div className="space-y-5">
          <ImportSummary fileName={fileName} report={shown} />
          <NewCategories state={state} report={shown} />
          {shown.errors.length > 0 && (
            <TableErrors
              errors={shown.errors}
              nameColumn={(column) => nameInFile(column, shown.columns)}
            />
          )}
          <ImportColumns state={state} report={shown} />
          <StockChoice state={state} report={shown} />
          <ImportPictures state={state} onSending={setSending} />
          <ImportChanges report={shown} />
        </div>
      )}
    </DryRunDialog>
  );
}

const START = {
  text: "Choose a CSV or Excel file: the template, your own export from this shop, or a list from another program such as Tally. You can review all changes before they are made.",
  templates: [
    { href: apiAddress("GET /admin/products/import/template"), label: "Download the template" },
  ],
  points: [
    "A row changes the product with its article number or its name; where there is none, it adds one. The same file twice adds nothing twice.",
    "Products and columns that are not in the file stay as they are.",
    "Without a picture or a description a new product is a draft, not in the shop yet.",
  ],
  columns: TEMPLATE_COLUMNS.map((column) => ({
    name: COLUMN_HELP[column].label,
    help: COLUMN_HELP[column].help,
  })),
};

const COLUMNS = TEMPLATE_COLUMNS.map((column) => ({ column, label: COLUMN_HELP[column].label }));

function ImportColumns({ state, report }: { state: Import; report: ImportReport }) {
  const { names, columns } = report;
  const used = new Set(Object.values(columns));
  const unused = names.filter((name) => !used.has(name) && name !== "#");
  const isUnknown = Object.keys(columns).length === 0;
  // Keeps this part open while columns still have to be chosen.
  const isChosen = Object.keys(state.choices.columns).length > 0;
  if (names.length === 0) return null;
  return (
    <details open={isUnknown || isChosen || undefined} className="rounded-md border">
      <summary className="cursor-pointer px-3 py-2.5">
        <span className="font-medium">Columns</span>
        <span className="text-sm text-muted-foreground">
          {unused.length > 0 ? `. Left out: ${unused.join(", ")}` : ". All are imported"}
        </span>
      </summary>
      <div className="border-t p-3">
        <ColumnChoice
          columns={COLUMNS}
          names={names}
          chosen={{ ...columns, ...state.choices.columns }}
          onChoose={(column, name) =>
            state.checkAgain((latest) => ({
              ...latest,
              columns: { ...latest.columns, [column]: name },
            }))
          }
          none="Not imported"
        />
      </div>
    </details>
  );
}
