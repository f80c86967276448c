"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { counted } from "@/lib/base/counts";
import { upload } from "@/lib/client/upload";
import { STATEMENT_COLUMNS, type StatementColumn } from "@/lib/payments/statement/columns";
import { STATEMENT_LIMITS, type StatementReport } from "@/lib/payments/statement/schemas";
import { ColumnChoice } from "../shared/column-choice";
import { DecisionFooter } from "../shared/decision-footer";
import { FileDrop } from "../shared/file-drop";
import { recordedRows, StatementRows } from "./statement-rows";

interface StatementDialogProps {
  onClose: () => void;
  /** Done once the list shows it. */
  onRecorded: () => Promise<unknown>;
}

/** Takes a bank's statement, shows row by row what it would record, and records that when told to. */
export function StatementDialog({ onClose, onRecorded }: StatementDialogProps) {
  const matching = useStatement(async (report) => {
    const done = counted(recordedRows(report.rows).length, "payment");
    await onRecorded();
    onClose();
    toast({ title: "Statement Matched", description: `${done} recorded.` });
  });
  const { report, busy, problem, fileName } = matching;
  const waiting = report ? recordedRows(report.rows).length : 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={report === null} className="w-[min(60rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>Match a Bank Statement</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {problem !== null && (
            <Notice role="alert" className="mb-4">
              <p>{problem}</p>
            </Notice>
          )}
          {busy && waiting === 0 && (
            <p role="status" className="flex items-center gap-3 pb-4">
              <Spinner /> Reading {fileName}
            </p>
          )}
          {report?.problem && <StatementColumns matching={matching} report={report} />}
          {report && !report.problem && <StatementRows fileName={fileName} report={report} />}
          {!report && !busy && (
            <>
              <Instructions />
              <FileDrop onFile={matching.check} />
            </>
          )}
        </DialogBody>
        {report && (
          <DecisionFooter
            action={waiting > 0 ? `Record ${counted(waiting, "payment")}` : null}
            busyLabel="Recording"
            busy={busy}
            onConfirm={matching.record}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Instructions() {
  return (
    <div className="mb-5 space-y-2 text-[0.9375rem]">
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
    </div>
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
  matching: StatementMatching;
  report: StatementReport;
}

/** Asks which column is which, in a file that names them in a way of its own. */
export function StatementColumns({ matching, report }: StatementColumnsProps) {
  return (
    <div className="space-y-4">
      <Notice role="alert">
        <p>{report.problem}</p>
      </Notice>
      {report.names.length > 1 && (
        <ColumnChoice
          columns={COLUMNS}
          names={report.names}
          chosen={matching.chosen}
          onChoose={matching.choose}
          none="Choose a column"
        />
      )}
    </div>
  );
}

type Chosen = Partial<Record<StatementColumn, string>>;

interface StatementMatching {
  /** What the file would record, or did; null before one was chosen. */
  report: StatementReport | null;
  fileName: string;
  busy: boolean;
  /** Why the chosen file is not sent at all. */
  problem: string | null;
  check: (file: File) => void;
  /** Again, with what the owner says about the columns. */
  choose: (column: StatementColumn, name: string) => void;
  chosen: Chosen;
  record: () => void;
}

const TOO_LARGE = `This file is larger than ${STATEMENT_LIMITS.bytes / 1024 / 1024} MB. Choose a shorter period.`;

/** Checks a statement first, and records what it says when told to. */
function useStatement(onRecorded: (report: StatementReport) => Promise<void>): StatementMatching {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [report, setReport] = useState<StatementReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Statement Not Matched",
    text: "The file could not be read. Please try again.",
  });

  const ask = (sent: File, columns: Chosen) =>
    void run(async () => setReport(await send(sent, columns, true)));

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    problem,
    chosen,
    check: (sent) => {
      const isTooLarge = sent.size > STATEMENT_LIMITS.bytes;
      setProblem(isTooLarge ? TOO_LARGE : null);
      setFile(isTooLarge ? null : sent);
      setReport(null);
      setChosen({});
      if (!isTooLarge) ask(sent, {});
    },
    choose: (column, name) => {
      const columns = { ...chosen, [column]: name };
      setChosen(columns);
      if (file) ask(file, columns);
    },
    record: () =>
      void run(async () => {
        if (file) await onRecorded(await send(file, chosen, false));
      }),
  };
}

async function send(file: File, chosen: Chosen, dryRun: boolean): Promise<StatementReport> {
  const form = new FormData();
  // A field that is sent after the file is not read with it.
  for (const [column, name] of Object.entries(chosen)) if (name) form.append(column, name);
  form.append("file", file);
  return upload("POST /admin/payments/statement", {
    query: { dryRun: dryRun ? "true" : "false" },
    form,
    onProgress: () => undefined,
  });
}
