import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { endsSession } from "@/components/shared/call/refusal-text";
import { useAction } from "@/components/shared/call/use-action";
import { Rows, type RowsProps } from "@/components/shared/list/rows";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { countText } from "@/lib/base/text/counts";
import { ApiError } from "@/lib/client/api";
import type { Sheets } from "@/lib/base/tables/sheets";
import { DecisionFooter } from "./decision-footer";
import { FileDrop } from "./file-drop";
import { SheetChoice } from "./sheet-choice";

interface DryRunOptions<Report, Choices> {
  /** The initial choices sent with the file. */
  choices: Choices;
  /** Those of them that also count for the next file or sheet; by default the initial ones. */
  nextChoices?: (before: Choices) => Choices;
  limit: { bytes: number; text: string };
  /** The toast when the server gave no reason. */
  failure: { title: string; text: string };
  /** Returns the parts of a refusal that the dialog shows; null shows it as a toast. */
  readRefusal?: (
    error: ApiError,
    how: { dryRun: boolean },
  ) => { report?: Report; problem?: string } | null;
  send: (file: File, choices: Choices, how: Sending<Report>) => Promise<Report>;
  onDone: (report: Report) => Promise<void>;
}

interface Sending<Report> {
  dryRun: boolean;
  /** The sheet of a workbook; undefined for the first. */
  sheet: string | undefined;
  /** The report that is confirmed; null for a dry run. */
  shown: Report | null;
}

interface DryRun<Report, Choices> {
  /** What the file would change, or its errors; null before one is chosen. */
  report: Report | null;
  fileName: string;
  busy: Busy;
  /** Why the chosen file is refused. */
  problem: string | null;
  choices: Choices;
  check: (file: File) => void;
  /** Checks the same file with other choices, made of the latest ones. */
  checkAgain: (change: (latest: Choices) => Choices) => void;
  /** Checks another sheet of the same file, which has its own columns. */
  readSheet: (sheet: string) => void;
  confirm: () => void;
}

type Busy = "checking" | "confirming" | null;

interface Requested<Choices> {
  file: File;
  choices: Choices;
  sheet: string | undefined;
}

/** Checks a file first, and applies it only after confirmation. */
export function useDryRun<Report extends Partial<Sheets>, Choices>(
  options: DryRunOptions<Report, Choices>,
): DryRun<Report, Choices> {
  const {
    limit,
    failure,
    readRefusal,
    send,
    onDone,
    nextChoices = () => options.choices,
  } = options;
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(options.choices);
  /** The report and what was sent for it, which a confirmation sends again. */
  const [shown, setShown] = useState<{ requested: Requested<Choices>; report: Report } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const wanted = useRef<Requested<Choices> | null>(null);
  const { run } = useAction(failure);

  function showRefusal(error: unknown, dryRun: boolean): boolean {
    if (!(error instanceof ApiError) || endsSession(error)) return false;
    const { report, problem: message } = readRefusal?.(error, { dryRun }) ?? {};
    if (message !== undefined) setProblem(message);
    if (report && wanted.current) setShown({ requested: wanted.current, report });
    return message !== undefined || report !== undefined;
  }

  const start = (turn: NonNullable<Busy>, work: () => Promise<void>) =>
    void run(async () => {
      setBusy(turn);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        if (!showRefusal(error, turn === "checking")) throw error;
      } finally {
        setBusy(null);
      }
    });

  /** An answer is outdated if the choices have changed meanwhile: they are checked again. */
  async function checkLatest(): Promise<void> {
    const requested = wanted.current;
    if (!requested) return;
    try {
      const how = { dryRun: true, sheet: requested.sheet, shown: null };
      const report = await send(requested.file, requested.choices, how);
      if (wanted.current === requested) setShown({ requested, report });
    } catch (error) {
      if (wanted.current === requested) throw error;
    }
    if (wanted.current !== requested) await checkLatest();
  }

  function request(requested: Requested<Choices>): void {
    if (busy === "confirming") return;
    wanted.current = requested;
    setChoices(requested.choices);
    start("checking", checkLatest);
  }

  return {
    report: shown?.report ?? null,
    fileName: file?.name ?? "",
    busy,
    problem,
    choices,
    check: (sent) => {
      const isTooLarge = sent.size > limit.bytes;
      setFile(isTooLarge ? null : sent);
      setShown(null);
      if (isTooLarge) setProblem(limit.text);
      else request({ file: sent, choices: nextChoices(choices), sheet: undefined });
    },
    checkAgain: (change) => {
      const latest = wanted.current;
      if (latest) request({ ...latest, choices: change(latest.choices) });
    },
    readSheet: (sheet) => {
      if (file) request({ file, choices: nextChoices(choices), sheet });
    },
    confirm: () => {
      if (!shown) return;
      const { requested, report } = shown;
      const how = { dryRun: false, sheet: requested.sheet, shown: report };
      start("confirming", async () => onDone(await send(requested.file, requested.choices, how)));
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
          {busy === "checking" && (
            <p role="status" className="flex items-center gap-3 pb-4">
              <Spinner /> Reading {fileName}
            </p>
          )}
          {report === null && !busy && !entry && (
            <div className="space-y-4 text-[0.9375rem]">{start}</div>
          )}
          {report !== null && (
            <>
              <SheetChoice read={report} busy={busy !== null} onChoose={file.readSheet} />
              {children(report)}
            </>
          )}
          {entry}
          {takesFile && !busy && !entry && (
            <div className="not-first:mt-5">
              <FileDrop kind={props.kind} onFile={file.check} />
            </div>
          )}
        </DialogBody>
        {report !== null && (
          <DecisionFooter
            {...{ action, busyLabel, onClose }}
            busy={busy === "confirming"}
            waits={waits || busy !== null}
            onConfirm={file.confirm}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Enough rows to read; the totals above count all. */
const SHOWN_ROWS = 300;

interface ReportRowsProps<Row> extends RowsProps<Row> {
  /** Rows of the file, when the report lists only the first. */
  total?: number;
}

/** The first rows of a report, and the number of the others. */
export function ReportRows<Row>({ entries, total, ...rows }: ReportRowsProps<Row>) {
  const more = (total ?? entries.length) - SHOWN_ROWS;
  return (
    <div>
      <Rows {...rows} entries={entries.slice(0, SHOWN_ROWS)} />
      {more > 0 && (
        <p className="mt-2 text-sm text-muted-foreground tabular">and {countText(more)} more</p>
      )}
    </div>
  );
}
