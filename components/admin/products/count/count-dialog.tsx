import { ClipboardPen, FileDown } from "lucide-react";
import { useId, useState } from "react";
import { FileLink } from "@/components/shared/call/file-link";
import { useClosing } from "@/components/shared/call/use-closing";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast/toast";
import { apiAddress } from "@/lib/api/call";
import { counted } from "@/lib/base/text/counts";
import { COUNT_LIMITS, type CountReport, countReportSchema } from "@/lib/catalogue/count/schemas";
import { upload } from "@/lib/client/uploads/upload";
import { DryRunDialog, useDryRun } from "../../shared/dry-run-dialog";
import { CountEntry, hasCounts } from "./count-entry";
import { CountReportView } from "./count-report";

interface CountDialogProps {
  /** The filters of the list, so that the sheet contains what the list shows. */
  query: Record<string, string>;
  onClose: () => void;
  /** Resolves once the list shows the counts. */
  onBooked: () => Promise<unknown>;
}

const openLines = ({ errors, lines }: CountReport) =>
  errors.length > 0 ? 0 : lines.filter(({ booked }) => !booked).length;

const TOO_LARGE = `This file is larger than ${COUNT_LIMITS.bytes / 1024 / 1024} MB. Count one category at a time.`;

/** The default reason, which the owner can change. */
const USUAL_REASON = "Stock count";

export function CountDialog({ query, onClose, onBooked }: CountDialogProps) {
  const reasonId = useId();
  const [isEntering, setEntering] = useState(false);
  const [counts, setCounts] = useState<Record<string, string>>({});
  const [reason, setReason] = useState(USUAL_REASON);
  const count = useDryRun<CountReport, null>({
    choices: null,
    limit: { bytes: COUNT_LIMITS.bytes, text: TOO_LARGE },
    failure: { title: "Nothing Booked", text: "The sheet could not be read. Please try again." },
    readRefusal: ({ answer, fields }) => {
      const report = countReportSchema.safeParse(answer.report).data;
      const [problem] = Object.values(fields);
      return report || problem !== undefined ? { report, problem } : null;
    },
    send: (file, _, { dryRun, sheet }) =>
      sendCount(file, { dryRun, sheet, reason: dryRun ? USUAL_REASON : reason }),
    onDone: async (report) => {
      const done = counted(openLines(report), "product");
      await onBooked();
      onClose();
      toast({ title: "Count Booked", description: `The stock of ${done} was changed.` });
    },
  });
  const waiting = count.report ? openLines(count.report) : 0;
  const { close, question } = useClosing(hasCounts(counts), onClose, {
    title: "Discard what you counted?",
    text: "The counts that you typed are not booked yet and will be lost.",
    confirm: "Discard the Count",
    keep: "Keep Counting",
  });
  return (
    <DryRunDialog
      title="Count Stock"
      file={count}
      action={waiting > 0 ? `Book ${counted(waiting, "difference")}` : null}
      busyLabel="Booking"
      onClose={close}
      question={question}
      start={<Steps query={query} onEnter={() => setEntering(true)} />}
      entry={
        isEntering && (
          // Hidden instead of removed, so that typed counts stay when one of them is invalid.
          <div hidden={count.report?.errors.length === 0} className="not-first:mt-5">
            <CountEntry {...{ query, counts }} onCounts={setCounts} onFilled={count.check} />
          </div>
        )
      }
    >
      {(report) => (
        <>
          <CountReportView fileName={count.fileName} report={report} />
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
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
          )}
        </>
      )}
    </DryRunDialog>
  );
}

interface Counted {
  dryRun: boolean;
  sheet: string | undefined;
  reason: string;
}

function sendCount(file: File, { dryRun, sheet, reason }: Counted): Promise<CountReport> {
  const form = new FormData();
  // Fields must come before the file; the server ignores those after it.
  if (sheet !== undefined) form.append("sheet", sheet);
  form.append("reason", reason);
  form.append("file", file);
  const query = { dryRun: dryRun ? "true" : "false" } as const;
  return upload("POST /admin/products/count", { query, form, onProgress: () => undefined });
}

interface StepsProps extends Pick<CountDialogProps, "query"> {
  onEnter: () => void;
}

function Steps({ query, onEnter }: StepsProps) {
  return (
    <>
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
          Save a downloaded sheet as CSV or Excel and choose it here. You see the differences before
          any of them is booked.
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
    </>
  );
}
