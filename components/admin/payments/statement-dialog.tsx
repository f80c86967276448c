"use client";

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
import { DecisionFooter } from "../shared/decision-footer";
import { FileDrop } from "../shared/file-drop";
import { StatementColumns } from "./statement-columns";
import { recordedRows, StatementRows } from "./statement-rows";
import { useStatement } from "./use-statement";

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
