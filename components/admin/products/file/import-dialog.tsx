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
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { DecisionFooter } from "../../shared/decision-footer";
import { FileDrop } from "../../shared/file-drop";
import { ImportColumns } from "./import-columns";
import { ImportPictures, NewCategories, StockChoice } from "./import-extras";
import { ImportReportView, ImportSummary } from "./import-report";
import { ImportStart } from "./import-start";
import { doneText, rowText, writtenRows } from "./report-text";
import { useImport } from "./use-import";

interface ImportDialogProps {
  onClose: () => void;
  /** Done once the list shows it. */
  onImported: () => Promise<unknown>;
}

/** Takes a file, shows what it would do, and does it when told to. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const state = useImport(async (report: ImportReport) => {
    await onImported();
    onClose();
    toast({ title: "Catalogue Imported", description: doneText(report) });
  });
  const { report, busy, failure, fileName } = state;
  const rows = report && report.errors.length === 0 ? writtenRows(report) : 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={report === null} className="w-[min(56rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>Import CSV</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {failure !== null && (
            <Notice role="alert" className="mb-4">
              <p>{failure}</p>
            </Notice>
          )}
          {report === null && busy !== "checking" && <ImportStart />}
          {busy === "checking" && (
            <p role="status" className="flex items-center gap-3 pb-4">
              <Spinner /> Checking {fileName}
            </p>
          )}
          {report && (
            <div className="space-y-5">
              <ImportSummary fileName={fileName} report={report} />
              <ImportColumns state={state} report={report} />
              <NewCategories state={state} report={report} />
              <StockChoice state={state} report={report} />
              <ImportPictures state={state} />
              <ImportReportView report={report} />
            </div>
          )}
          {busy !== "checking" && (!report || report.errors.length > 0) && (
            <div className={report ? "mt-5" : undefined}>
              <FileDrop onFile={(file) => void state.check(file)} />
            </div>
          )}
        </DialogBody>
        {report && (
          <DecisionFooter
            action={rows > 0 ? `Import ${rowText(rows)}` : null}
            busyLabel="Importing"
            busy={busy === "importing"}
            waits={busy !== null}
            onConfirm={() => void state.confirm()}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
