"use client";

import { FileDown } from "lucide-react";
import { useId } from "react";
import { FileLink } from "@/components/call/file-link";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { apiAddress } from "@/lib/api/call";
import type { CountReport } from "@/lib/catalogue/count/schemas";
import { counted } from "@/lib/counts";
import { FileDrop } from "../../shared/file-drop";
import { CountReportView } from "./count-report";
import { useCount } from "./use-count";

interface CountDialogProps {
  /** The filters of the list: the sheet holds what the list shows. */
  query: Record<string, string>;
  onClose: () => void;
  onBooked: () => void;
}

const openLines = ({ errors, lines }: CountReport) =>
  errors.length > 0 ? 0 : lines.filter(({ booked }) => !booked).length;

/** Hands out a sheet for counting, takes it back filled, and books the differences with one reason. */
export function CountDialog({ query, onClose, onBooked }: CountDialogProps) {
  const reasonId = useId();
  const count = useCount((report) => {
    const done = counted(openLines(report), "product");
    toast({ title: "Count Booked", description: `The stock of ${done} was changed.` });
    onBooked();
    onClose();
  });
  const { report, busy, problem, fileName, reason } = count;
  const waiting = report ? openLines(report) : 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent closesOutside={report === null} className="w-[min(50rem,calc(100vw-2rem))]">
        <DialogHeader>
          <DialogTitle>Count Stock</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {problem !== null && (
            <Notice role="alert" className="mb-4">
              <p>{problem}</p>
            </Notice>
          )}
          {busy && (
            <p role="status" className="flex items-center gap-3 pb-4">
              <Spinner /> Reading {fileName}
            </p>
          )}
          {!report && !busy && <Steps query={query} />}
          {report && <CountReportView fileName={fileName} report={report} />}
          {waiting > 0 && (
            <div className="mt-5">
              <Label htmlFor={reasonId} className="mb-1.5">
                Reason
              </Label>
              <Input
                id={reasonId}
                name="reason"
                value={reason}
                maxLength={200}
                onChange={(event) => count.setReason(event.target.value)}
              />
            </div>
          )}
          {!busy && waiting === 0 && (
            <div className="mt-5">
              <FileDrop onFile={count.check} />
            </div>
          )}
        </DialogBody>
        {report && (
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={onClose}>
              {waiting > 0 ? "Cancel" : "Close"}
            </Button>
            {waiting > 0 && (
              <Button aria-disabled={busy} onClick={count.book}>
                Book {counted(waiting, "difference")}
              </Button>
            )}
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Steps({ query }: Pick<CountDialogProps, "query">) {
  return (
    <div className="space-y-4 text-[0.9375rem]">
      <ol className="list-decimal space-y-1 pl-5">
        <li>
          Download the sheet and print it, or take it along on a phone. It lists the products that
          the list shows now: choose a category or Low stock there to count less.
        </li>
        <li>
          Write what you count into the column Counted. Leave out packs that were set aside for
          orders before the download; packs for later orders count as still there. Leave the cell
          empty where you did not count.
        </li>
        <li>
          Save the sheet as CSV and choose it here. You see the differences before any counts.
        </li>
      </ol>
      <p className="text-muted-foreground">
        Your count is compared with the stock when the sheet was downloaded. What is sold or made
        while you count stays sold or made, and each sheet counts once.
      </p>
      <Button asChild variant="outline">
        <FileLink href={apiAddress("GET /admin/products/count-sheet", { query })}>
          <FileDown aria-hidden /> Download the sheet
        </FileLink>
      </Button>
    </div>
  );
}
