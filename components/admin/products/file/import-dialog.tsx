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
import { ImportReportView } from "./import-report";
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
      <DialogContent closesOutside={report === null} className="w-[min(46rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>Import CSV</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {failure !== null && (
            <Notice role="alert" className="mb-4">
              <p>{failure}</p>
            </Notice>
          )}
          {busy === "checking" && (
            <p role="status" className="flex items-center gap-3 py-9">
              <Spinner /> Checking {fileName}
            </p>
          )}
          {busy !== "checking" && report && (
            <ImportReportView fileName={fileName} report={report} />
          )}
          {busy !== "checking" && (!report || report.errors.length > 0) && (
            <div className={report ? "mt-5" : undefined}>
              {!report && <Instructions />}
              <FileDrop onFile={(file) => void state.check(file)} />
            </div>
          )}
        </DialogBody>
        {report && <Decision state={state} report={report} onCancel={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function Instructions() {
  return (
    <div className="mb-5 space-y-2 text-[0.9375rem]">
      <p>
        Export the catalogue, edit it in a spreadsheet, save it as CSV in UTF-8 and choose it here.
        You can review all changes before they are made.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>A row with an id updates that product; a row without one adds a product.</li>
        <li>Products and columns that are not in the file stay as they are.</li>
        <li>
          Put each feature, specification (Name: text) and image on a line of its own within the
          cell.
        </li>
      </ul>
    </div>
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
  return (
    <DialogFooter className="justify-end">
      <Button variant="outline" onClick={onCancel}>
        {rows > 0 && report.errors.length === 0 ? "Cancel" : "Close"}
      </Button>
      {rows > 0 && report.errors.length === 0 && (
        <Button aria-disabled={importing} onClick={() => void state.confirm()}>
          {importing && <Spinner />}
          {importing ? "Importing" : `Import ${rowText(rows)}`}
        </Button>
      )}
    </DialogFooter>
  );
}
