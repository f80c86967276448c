import { toast } from "@/components/ui/toast/toast";
import type { Sheets } from "@/lib/base/tables/sheets";
import { counted } from "@/lib/base/text/counts";
import { listChanges } from "@/lib/catalogue/sizes/admin/list-changes";
import {
  MAX_TABLE_BYTES,
  tableReportSchema,
  type SizeTableAnswer,
  type TableReport,
} from "@/lib/catalogue/sizes/admin/schemas";
import { call } from "@/lib/client/api";
import { readTableFile } from "@/lib/client/uploads/read-table-file";
import { DryRunDialog, useDryRun } from "../shared/dry-run-dialog";
import { TableErrors } from "../shared/table-errors";
import { toContent } from "./change-table";
import { ChangeRows, ExamplePrices } from "./effect";

interface ImportTableProps {
  saved: SizeTableAnswer;
  onClose: () => void;
  onSaved: (table: SizeTableAnswer) => void;
}

/** The result of a dry run, or the saved table. */
type Outcome = (TableReport | SizeTableAnswer) & Partial<Sheets>;

const REFUSED = { table: null, examples: [] };

/** Replaces the whole table with that of a file, after a preview of every changed value. */
export function ImportTable({ saved, onClose, onSaved }: ImportTableProps) {
  const file = useDryRun<Outcome, null>({
    choices: null,
    limit: { bytes: MAX_TABLE_BYTES, text: "This file is larger than 512 kB." },
    failure: { title: "Nothing Saved", text: "The file could not be read. Please try again." },
    readRefusal: ({ code, message, answer }) => {
      if (code === "edit_conflict") return { problem: message };
      const errors = tableReportSchema.shape.errors.safeParse(answer.errors).data;
      return errors ? { report: { ...REFUSED, errors } } : null;
    },
    send: async (chosen, _, { dryRun, sheet }) => {
      const { text, ...read } = await readTableFile(chosen, sheet);
      const { updatedAt } = saved;
      const query = { dryRun: dryRun ? "1" : "0", ...(updatedAt && { updatedAt }) };
      return { ...(await call("PUT /admin/size-table", { query, body: text })), ...read };
    },
    onDone: (answer) => {
      if ("updatedAt" in answer) {
        onSaved(answer);
        toast({ title: "Size Table Saved", description: `Version ${answer.table} counts now.` });
      }
      onClose();
      return Promise.resolve();
    },
  });
  const report = file.report && "errors" in file.report ? file.report : null;
  const table = report?.table ?? null;
  const changes = table ? listChanges(toContent(saved), table) : [];
  return (
    <DryRunDialog
      title="Import the size table"
      file={file}
      action={changes.length > 0 ? `Save ${counted(changes.length, "change")}` : null}
      busyLabel="Saving"
      onClose={onClose}
      start={
        <p>
          A CSV or Excel file of the whole table, best taken from an export: change its prices there
          and bring it back. You see every changed value before anything is saved.
        </p>
      }
    >
      {() => {
        if (!report || !table) return <TableErrors errors={report?.errors ?? []} />;
        if (changes.length === 0) return <p>The file says the same as the saved table.</p>;
        return (
          // Scrollable by keyboard.
          <div tabIndex={0} role="region" aria-label="What the file changes" className="space-y-6">
            <ChangeRows changes={changes} />
            <ExamplePrices examples={report.examples} table={table} />
          </div>
        );
      }}
    </DryRunDialog>
  );
}
