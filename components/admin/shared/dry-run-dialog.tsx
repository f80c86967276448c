import { type ComponentProps, type ReactNode, useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Rows, type RowsProps } from "@/components/shared/list/rows";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { countText } from "@/lib/base/text/counts";
import type { ApiError } from "@/lib/client/api";
import type { Sheets } from "@/lib/base/tables/sheets";
import { DecisionFooter } from "./decision-footer";
import { FileDrop } from "./file-drop";
import { SheetChoice } from "./sheet-choice";

interface DryRunOptions<Report, Choices> {
  /** The initial choices sent with the file. */
  choices: Choices;
  limit: { bytes: number; text: string };
  /** The toast when the server gave no reason. */
  failure: { title: string; text: string };
  /** Returns the parts of a refusal that the dialog shows; null shows it as a toast. */
  readRefusal?: (error: ApiError) => { report?: Report; problem?: string } | null;
  send: (file: File, choices: Choices, how: Sending) => Promise<Report>;
  onDone: (report: Report) => Promise<void>;
}

interface Sending {
  dryRun: boolean;
  /** The sheet of a workbook; undefined for the first. */
  sheet: string | undefined;
}

interface DryRun<Report, Choices> {
  /** What the file would change, or its errors; null before one is chosen. */
  report: Report | null;
  fileName: string;
  busy: boolean;
  /** Why the chosen file is refused. */
  problem: string | null;
  choices: Choices;
  check: (file: File) => void;
  /** Checks the same file with other choices. */
  checkAgain: (choices: Choices) => void;
  /** Checks another sheet of the same file, which has its own columns. */
  readSheet: (sheet: string) => void;
  confirm: () => void;
}

/** Checks a file first, and applies it only after confirmation. */
export function useDryRun<Report extends Partial<Sheets>, Choices>(
  options: DryRunOptions<Report, Choices>,
): DryRun<Report, Choices> {
  const { limit, failure, readRefusal, send, onDone } = options;
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(options.choices);
  const [sheet, setSheet] = useState<string>();
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({ ...failure, onRefused });

  function onRefused(error: ApiError): boolean {
    const read = readRefusal?.(error);
    if (read?.report) setReport(read.report);
    if (read?.problem !== undefined) setProblem(read.problem);
    return Boolean(read);
  }

  const request = (sent: File, by: Choices, of: string | undefined) =>
    void run(async () => {
      const preview = await send(sent, by, { dryRun: true, sheet: of });
      setReport(preview);
      // Set only now, so that what is confirmed is what is shown.
      setSheet(of);
      setChoices(by);
    });

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    problem,
    choices,
    check: (sent) => {
      const isTooLarge = sent.size > limit.bytes;
      setProblem(isTooLarge ? limit.text : null);
      setFile(isTooLarge ? null : sent);
      setReport(null);
      setChoices(options.choices);
      if (!isTooLarge) request(sent, options.choices, undefined);
    },
    checkAgain: (by) => {
      setChoices(by);
      if (file) request(file, by, sheet);
    },
    readSheet: (name) => {
      if (file) request(file, options.choices, name);
    },
    confirm: () => {
      setProblem(null);
      void run(async () => {
        if (file) await onDone(await send(file, choices, { dryRun: false, sheet }));
      });
    },
  };
}

interface DryRunDialogProps<Report> extends Pick<
  ComponentProps<typeof DecisionFooter>,
  "action" | "busyLabel" | "waits" | "onClose"
> {
  title: string;
  className?: string;
  file: Pick<
    DryRun<Report, unknown>,
    "report" | "fileName" | "busy" | "problem" | "check" | "readSheet" | "confirm"
  >;
  /** The text while a file is being read; "Reading november.csv" by default. */
  reading?: string | null;
  /** The kind of file; CSV or Excel by default. */
  kind?: ComponentProps<typeof FileDrop>["kind"];
  /** Whether another file may be chosen; by default while there is nothing to confirm. */
  takesFile?: boolean;
  /** Instructions, shown before there is a report. */
  start: ReactNode;
  /** Input in place of a file; stays below the report. */
  entry?: ReactNode;
  /** Confirms before closing when there is unsaved input. */
  question?: ReactNode;
  /** Renders the changes or the errors. */
  children: (report: Report) => ReactNode;
}

/**
 * A dialog to choose a file, preview its changes, and confirm. A click outside closes it while nothing can be lost.
 */
export function DryRunDialog<Report extends Partial<Sheets>>(props: DryRunDialogProps<Report>) {
  const { title, file, start, entry, question, children } = props;
  const { className = "w-[min(50rem,calc(100vw-2rem))]" } = props;
  const { action, busyLabel, waits, onClose, takesFile = action === null } = props;
  const { report, fileName, busy, problem } = file;
  const { reading = busy && action === null ? `Reading ${fileName}` : null } = props;
  return (
    <Dialog open onOpenChange={onClose}>
      {question}
      <DialogContent closesOutside={report === null && !entry} className={className}>
        <DialogHeader title={title} />
        <DialogBody>
          {problem !== null && (
            <Notice role="alert" className="mb-4">
              <p>{problem}</p>
            </Notice>
          )}
          {reading && (
            <p role="status" className="flex items-center gap-3 pb-4">
              <Spinner /> {reading}
            </p>
          )}
          {report === null && !reading && !entry && (
            <div className="space-y-4 text-[0.9375rem]">{start}</div>
          )}
          {report !== null && (
            <>
              <SheetChoice read={report} busy={busy} onChoose={file.readSheet} />
              {children(report)}
            </>
          )}
          {entry}
          {takesFile && !busy && !reading && !entry && (
            <div className="not-first:mt-5">
              <FileDrop kind={props.kind} onFile={file.check} />
            </div>
          )}
        </DialogBody>
        {report !== null && (
          <DecisionFooter
            {...{ action, busyLabel, busy, waits, onClose }}
            onConfirm={file.confirm}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Enough rows to read; the totals above count all. */
const SHOWN_ROWS = 300;

/** The first rows of a report, and the number of the others. */
export function ReportRows<Row>({ entries, ...rows }: RowsProps<Row>) {
  const more = entries.length - SHOWN_ROWS;
  return (
    <div>
      <Rows {...rows} entries={entries.slice(0, SHOWN_ROWS)} />
      {more > 0 && (
        <p className="mt-2 text-sm text-muted-foreground tabular">and {countText(more)} more</p>
      )}
    </div>
  );
}
