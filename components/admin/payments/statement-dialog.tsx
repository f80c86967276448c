import { LabelledSelect } from "@/components/ui/labelled-select";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { upload } from "@/lib/client/uploads/upload";
import {
  STATEMENT_COLUMNS,
  type Direction,
  type StatementColumn,
} from "@/lib/payments/statement/columns";
import { STATEMENT_LIMITS, type StatementReport } from "@/lib/payments/statement/schemas";
import { ColumnChoice } from "../shared/column-choice";
import { DryRunDialog, useDryRun } from "../shared/dry-run-dialog";
import { recordedRows, StatementRows } from "./statement-rows";

interface StatementDialogProps {
  onClose: () => void;
  /** Resolves once the list shows the payments. */
  onRecorded: () => Promise<unknown>;
}

const TOO_LARGE = `This file is larger than ${STATEMENT_LIMITS.bytes / 1024 / 1024} MB. Choose a shorter period.`;

export function StatementDialog({ onClose, onRecorded }: StatementDialogProps) {
  const matching = useDryRun({
    choices: {},
    limit: { bytes: STATEMENT_LIMITS.bytes, text: TOO_LARGE },
    failure: {
      title: "Statement Not Matched",
      text: "The file could not be read. Please try again.",
    },
    send: sendStatement,
    onDone: async ({ rows }) => {
      const done = counted(recordedRows(rows).length, "payment");
      await onRecorded();
      onClose();
      toast({ title: "Statement Matched", description: `${done} recorded.` });
    },
  });
  const { report, fileName, choices } = matching;
  const waiting = report ? recordedRows(report.rows).length : 0;
  return (
    <DryRunDialog
      title="Match a Bank Statement"
      className="w-[min(60rem,calc(100vw-2rem))]"
      file={matching}
      takesFile={!report}
      action={waiting > 0 ? `Record ${counted(waiting, "payment")}` : null}
      busyLabel="Recording"
      onClose={onClose}
      start={<Instructions />}
    >
      {(shown) => (
        <>
          {shown.problem && (
            <Notice role="alert" className="mb-4">
              <p>{shown.problem}</p>
            </Notice>
          )}
          {shown.rows.length > 0 && <StatementRows fileName={fileName} report={shown} />}
          {shown.names.length > 1 && (
            <StatementColumns
              report={shown}
              chosen={choices}
              onChoose={(name, value) =>
                matching.checkAgain((latest) => ({ ...latest, [name]: value }))
              }
            />
          )}
        </>
      )}
    </DryRunDialog>
  );
}

type Chosen = Partial<Record<StatementColumn | "direction", string>>;

async function sendStatement(
  file: File,
  chosen: Chosen,
  { dryRun, sheet }: { dryRun: boolean; sheet: string | undefined },
): Promise<StatementReport> {
  const form = new FormData();
  // Fields must come before the file; the server ignores those after it.
  if (sheet !== undefined) form.append("sheet", sheet);
  for (const [column, name] of Object.entries(chosen)) if (name) form.append(column, name);
  form.append("file", file);
  return upload("POST /admin/payments/statement", {
    query: { dryRun: dryRun ? "true" : "false" },
    form,
    onProgress: () => undefined,
  });
}

function Instructions() {
  return (
    <>
      <p>
        Download the account&rsquo;s statement from your bank as CSV or Excel and choose it here.
        You see what would be recorded before it is.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>
          A row is recorded where its text names an order and its amount is what is to be paid.
        </li>
        <li>A row that does not say for certain what came in is shown, and not recorded.</li>
        <li>The same statement again, or one that overlaps, records nothing twice.</li>
      </ul>
    </>
  );
}

const LABELS: Record<StatementColumn, string> = {
  date: "Date",
  narration: "Narration or description",
  reference: "Reference or UTR",
  credit: "Amount that came in",
  debit: "Amount that went out",
  amount: "Amount (where there is one for both)",
  kind: "Credit or debit (where there is one amount)",
};

const COLUMNS = STATEMENT_COLUMNS.map((column) => ({ column, label: LABELS[column] }));

const DIRECTION_OPTIONS = [
  { value: "", label: "Shown as unreadable" },
  { value: "in", label: "Came in" },
] satisfies { value: Direction | ""; label: string }[];

interface StatementColumnsProps {
  report: StatementReport;
  chosen: Chosen;
  onChoose: (name: StatementColumn | "direction", value: string) => void;
}

/**
 * Maps columns and the meaning of amounts, if the file does not determine them; the detected mapping can be
 * corrected.
 */
export function StatementColumns({ report, chosen, onChoose }: StatementColumnsProps) {
  return (
    <details open={report.problem !== null} className="mt-5">
      <summary className="cursor-pointer py-2 font-semibold">Columns and direction</summary>
      <div className="mt-2 space-y-4">
        <ColumnChoice
          columns={COLUMNS}
          names={report.names.filter((name) => name !== "")}
          chosen={{ ...report.columns, ...chosen }}
          onChoose={onChoose}
          none="Choose a column"
        />
        <LabelledSelect
          label="Amounts without a sign or side"
          value={chosen.direction ?? ""}
          options={DIRECTION_OPTIONS}
          onChoose={(direction) => onChoose("direction", direction)}
        />
      </div>
    </details>
  );
}
