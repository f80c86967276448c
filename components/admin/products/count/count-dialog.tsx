"use client";

import { ClipboardPen, FileDown } from "lucide-react";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { useUnsaved } from "@/components/shared/call/use-unsaved";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { apiAddress } from "@/lib/api/call";
import { counted } from "@/lib/base/counts";
import { COUNT_LIMITS, type CountReport, countReportSchema } from "@/lib/catalogue/count/schemas";
import { upload } from "@/lib/client/upload";
import { DecisionFooter } from "../../shared/decision-footer";
import { FileDrop } from "../../shared/file-drop";
import { CountEntry, hasCounts } from "./count-entry";
import { CountReportView } from "./count-report";

interface CountDialogProps {
  /** The filters of the list: the sheet holds what the list shows. */
  query: Record<string, string>;
  onClose: () => void;
  /** Done once the list shows it. */
  onBooked: () => Promise<unknown>;
}

const openLines = ({ errors, lines }: CountReport) =>
  errors.length > 0 ? 0 : lines.filter(({ booked }) => !booked).length;

/** Hands out a sheet for counting, takes it back filled, and books the differences with one reason. */
export function CountDialog({ query, onClose, onBooked }: CountDialogProps) {
  const reasonId = useId();
  const [isEntering, setEntering] = useState(false);
  const [counts, setCounts] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const count = useCount(async (report) => {
    const done = counted(openLines(report), "product");
    await onBooked();
    onClose();
    toast({ title: "Count Booked", description: `The stock of ${done} was changed.` });
  });
  const { report, busy, problem, fileName, reason } = count;
  const waiting = report ? openLines(report) : 0;
  const isTyped = hasCounts(counts);
  const leave = () => (isTyped ? setAsking(true) : onClose());
  useUnsaved(isTyped, leave);
  return (
    <Dialog open onOpenChange={leave}>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you counted?"
        confirm="Discard the Count"
        keep="Keep Counting"
        busy={false}
        onConfirm={onClose}
      >
        <p>The counts that you typed are not booked yet and will be lost.</p>
      </ConfirmDialog>
      <DialogContent
        closesOutside={report === null && !isEntering}
        className="w-[min(50rem,calc(100vw-2rem))]"
      >
        <DialogHeader>
          <DialogTitle>Count Stock</DialogTitle>
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
          {!report && !busy && !isEntering && (
            <Steps query={query} onEnter={() => setEntering(true)} />
          )}
          {report && <CountReportView fileName={fileName} report={report} />}
          {isEntering && (
            // What was typed stays where a count is wrong.
            <div hidden={report?.errors.length === 0} className="not-first:mt-5">
              <CountEntry {...{ query, counts }} onCounts={setCounts} onFilled={count.check} />
            </div>
          )}
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
          {!busy && waiting === 0 && !isEntering && (
            <div className="mt-5">
              <FileDrop onFile={count.check} />
            </div>
          )}
        </DialogBody>
        {report && (
          <DecisionFooter
            action={waiting > 0 ? `Book ${counted(waiting, "difference")}` : null}
            busyLabel="Booking"
            busy={busy}
            onConfirm={count.book}
            onClose={leave}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface StepsProps extends Pick<CountDialogProps, "query"> {
  onEnter: () => void;
}

function Steps({ query, onEnter }: StepsProps) {
  return (
    <div className="space-y-4 text-[0.9375rem]">
      <ol className="list-decimal space-y-1 pl-5">
        <li>
          Download the sheet, or open it here to print it or to type into it. It lists the products
          that the list shows now: choose a category or Low stock there to count less.
        </li>
        <li>
          Write what you count into the column Counted. Leave out packs that were set aside for
          orders before the sheet was made; packs for later orders count as still there. Leave the
          cell empty where you did not count.
        </li>
        <li>
          Save a downloaded sheet as CSV and choose it here. You see the differences before any of
          them is booked.
        </li>
      </ol>
      <p className="text-muted-foreground">
        Your count is compared with the stock when the sheet was made. What is sold or made while
        you count stays sold or made, and each sheet counts once.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <FileLink href={apiAddress("GET /admin/products/count-sheet", { query })}>
            <FileDown aria-hidden /> Download the sheet
          </FileLink>
        </Button>
        <Button variant="outline" onClick={onEnter}>
          <ClipboardPen aria-hidden /> Open the sheet here
        </Button>
      </div>
    </div>
  );
}

export interface Count {
  /** What the sheet would book, or what is in its way; null before one was chosen. */
  report: CountReport | null;
  fileName: string;
  busy: boolean;
  problem: string | null;
  reason: string;
  setReason: (reason: string) => void;
  check: (file: File) => void;
  book: () => void;
}

const TOO_LARGE = `This file is larger than ${COUNT_LIMITS.bytes / 1024 / 1024} MB. Count one category at a time.`;

/** The reason that stands there until the owner gives another. */
const USUAL_REASON = "Stock count";

/** Checks a filled count sheet first, and books it when told to. */
function useCount(onBooked: (report: CountReport) => Promise<void>): Count {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<CountReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState(USUAL_REASON);
  const { busy, run } = useAction({
    title: "Nothing Booked",
    text: "The sheet could not be read. Please try again.",
    onRefused: ({ answer, fields }) => {
      const told = countReportSchema.safeParse(answer.report);
      if (told.success) setReport(told.data);
      const [first] = Object.values(fields);
      if (first !== undefined) setProblem(first);
      return told.success || first !== undefined;
    },
  });
  const send = async (sent: File, why: string, dryRun: boolean) => {
    const form = new FormData();
    // A field that is sent after the file is not read with it.
    form.append("reason", why);
    form.append("file", sent);
    const query = { dryRun: dryRun ? "true" : "false" } as const;
    const onProgress = () => undefined;
    return upload("POST /admin/products/count", { query, form, onProgress });
  };
  return {
    report,
    fileName: file?.name ?? "",
    busy,
    problem,
    reason,
    setReason,
    check: (sent) => {
      const isTooLarge = sent.size > COUNT_LIMITS.bytes;
      setProblem(isTooLarge ? TOO_LARGE : null);
      setFile(isTooLarge ? null : sent);
      setReport(null);
      if (!isTooLarge) void run(async () => setReport(await send(sent, USUAL_REASON, true)));
    },
    book: () => {
      setProblem(null);
      void run(async () => {
        if (file) await onBooked(await send(file, reason, false));
      });
    },
  };
}
