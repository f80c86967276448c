"use client";

import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { upload } from "@/lib/client/uploads/upload";
import { STATEMENT_COLUMNS, type StatementColumn } from "@/lib/payments/statement/columns";
import { STATEMENT_LIMITS, type StatementReport } from "@/lib/payments/statement/schemas";
import { ColumnChoice } from "../shared/column-choice";
import { DryRunDialog, useDryRun } from "../shared/dry-run-dialog";
import { recordedRows, StatementRows } from "./statement-rows";

interface StatementDialogProps {
  onClose: () => void;
  /** Resolves once the list shows it. */
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
      {(shown) =>
        shown.problem ? (
          <StatementColumns
            report={shown}
            chosen={choices}
            onChoose={(column, name) => matching.checkAgain({ ...choices, [column]: name })}
          />
        ) : (
          <StatementRows fileName={fileName} report={shown} />
        )
      }
    </DryRunDialog>
  );
}

type Chosen = Partial<Record<StatementColumn, string>>;

async function sendStatement(
  file: File,
  chosen: Chosen,
  dryRun: boolean,
): Promise<StatementReport> {
  const form = new FormData();
  // Fields must come before the file; the server ignores those after it.
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
        Download the account&rsquo;s statement from your bank as CSV and choose it here. You see
        what would be recorded before it is.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>
          A row is recorded where its text names an order and its amount is what is to be paid.
        </li>
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
  kind: "Credit or debit (where there is one amount)",
};

const COLUMNS = STATEMENT_COLUMNS.map((column) => ({ column, label: LABELS[column] }));

interface StatementColumnsProps {
  report: StatementReport;
  chosen: Chosen;
  onChoose: (column: StatementColumn, name: string) => void;
}

/** Asks which column is which, when the file's names are unknown. */
export function StatementColumns({ report, chosen, onChoose }: StatementColumnsProps) {
  return (
    <div className="space-y-4">
      <Notice role="alert">
        <p>{report.problem}</p>
      </Notice>
      {report.names.length > 1 && (
        <ColumnChoice
          columns={COLUMNS}
          names={report.names}
          chosen={chosen}
          onChoose={onChoose}
          none="Choose a column"
        />
      )}
    </div>
  );
}
