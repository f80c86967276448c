"use client";

import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { FileDrop } from "../../shared/file-drop";
import { ImportColumns } from "./import-columns";
import { ImportPictures, NewCategories, StockChoice } from "./import-extras";
import { ImportReportView, ImportSummary } from "./import-report";
import { ImportStart } from "./import-start";
import { doneText, rowText, writtenRows } from "./report-text";
import { useImport, type Import } from "./use-import";

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Takes a file, shows what it would do, and does it when told to. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const state = useImport((report: ImportReport) => {
    toast({ title: "Catalogue Imported", description: doneText(report) });
    onImported();
    onClose();
  });
  const { report, busy, failure, fileName } = state;
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
        {report && <Decision state={state} report={report} onCancel={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

interface DecisionProps {
  state: Import;
  report: ImportReport;
  onCancel: () => void;
}

function Decision({ state, report, onCancel }: DecisionProps) {
  const rows = writtenRows(report);
  const importing = state.busy === "importing";
  const waits = state.busy !== null;
  return (
    <DialogFooter className="justify-end">
      <Button variant="outline" onClick={onCancel}>
        {rows > 0 && report.errors.length === 0 ? "Cancel" : "Close"}
      </Button>
      {rows > 0 && report.errors.length === 0 && (
        <Button aria-disabled={waits} onClick={() => void state.confirm()}>
          {importing && <Spinner />}
          {importing ? "Importing" : `Import ${rowText(rows)}`}
        </Button>
      )}
    </DialogFooter>
  );
}
