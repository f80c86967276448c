import { type RefObject, useRef, useState } from "react";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import type { CsvColumn } from "@/lib/catalogue/csv/columns";
import {
  IMPORT_LIMITS,
  type ImportPictures,
  type ImportReport,
  importReportSchema,
  ZIP_FIELD,
  ZIP_LIMITS,
} from "@/lib/catalogue/csv/schemas";
import { ApiError, isOutage } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";

export interface Import {
  /** What the file would change, or its errors; null before a file is chosen. */
  report: ImportReport | null;
  fileName: string;
  busy: Busy;
  /** The share of the pictures that is uploaded, from 0 to 1. */
  sent: number;
  /** Why there is no report, or why the result of the import is unknown. */
  problem: string | null;
  choices: ImportChoices;
  /** The files of the last ZIP that were refused. */
  problems: ImportPictures["problems"];
  check: (file: File) => void;
  /** Checks again with changed choices. */
  choose: (change: Partial<ImportChoices>) => Promise<void>;
  addPictures: (zip: File) => Promise<void>;
  confirm: () => void;
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const TOO_LARGE = `This file is larger than ${megabytes(IMPORT_LIMITS.bytes)}. Split it into several files.`;
const ZIP_TOO_LARGE = `This ZIP is larger than ${megabytes(ZIP_LIMITS.bytes)}. Split it into several and send one after the other.`;
const NOT_CHECKED = "The file could not be checked. Please try again.";
const NOT_ANSWERED =
  "The shop did not answer. Choose the file again to check: rows that were imported then show as unchanged.";

const START: ImportChoices = {
  columns: {},
  createsCategories: false,
  setsStock: false,
  pictures: {},
};

/** Choices that belong to one file or sheet. */
const OF_A_FILE = { columns: {}, setsStock: false, sheet: undefined };

/** The choices for checking another sheet of the workbook. */
export const otherSheet = (sheet: string) => ({ ...OF_A_FILE, sheet });

/** Checks a file first and then imports the same file; `onImported` gets the report. */
export function useImport(onImported: (report: ImportReport) => Promise<void>): Import {
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(START);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problems, setProblems] = useState<Import["problems"]>([]);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef<Wanted | null>(null);
  const { busy, run } = useTurn((state, error) => {
    const { told, reason } = readRefusal(error, state);
    if (told) setReport(told);
    else if (reason !== null) setProblem(reason);
  });

  const start = (state: NonNullable<Busy>, work: () => Promise<void>) => {
    setProblem(null);
    return run(state, work);
  };

  const plan = (chosen: File, by: ImportChoices) => {
    setChoices(by);
    wanted.current = { file: chosen, by };
    return start("checking", async () => setReport(await checkLatest(wanted)));
  };

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    sent,
    problem,
    choices,
    problems,
    check: (chosen) => {
      setFile(chosen);
      setReport(null);
      if (chosen.size > IMPORT_LIMITS.bytes) setProblem(TOO_LARGE);
      else void plan(chosen, { ...choices, ...OF_A_FILE });
    },
    choose: async (change) => {
      if (file && (busy ?? "checking") === "checking") await plan(file, { ...choices, ...change });
    },
    addPictures: async (zip) => {
      if (zip.size > ZIP_LIMITS.bytes) {
        setProblem(ZIP_TOO_LARGE);
        return;
      }
      setSent(0);
      await start("sending", async () => {
        const answer = await sendPictures(zip, setSent);
        const named = Object.fromEntries(answer.pictures.map(({ name, url }) => [name, url]));
        const by = { ...choices, pictures: { ...choices.pictures, ...named } };
        setProblems([...answer.problems, ...listReplaced(choices.pictures, named)]);
        setChoices(by);
        if (file) setReport(await sendFile(file, by, null));
      });
    },
    confirm: () =>
      void start("importing", async () => {
        if (file) await onImported(await sendFile(file, choices, report));
      }),
  };
}

/** Names the pictures that replace ones of an earlier ZIP. */
const listReplaced = (before: Record<string, string>, now: Record<string, string>) =>
  Object.entries(now).flatMap(([name, url]) =>
    (before[name] ?? url) === url
      ? []
      : [
          {
            name,
            message: "It replaces another picture of this name, which a ZIP brought before.",
          },
        ],
  );

interface Wanted {
  file: File;
  by: ImportChoices;
}

/**
 * Checks the latest choices. A response or refusal is outdated if the choices have changed meanwhile, and they are
 * then checked again.
 */
async function checkLatest(wanted: RefObject<Wanted | null>): Promise<ImportReport | null> {
  const requested = wanted.current;
  if (!requested) return null;
  try {
    const report = await sendFile(requested.file, requested.by, null);
    return wanted.current === requested ? report : await checkLatest(wanted);
  } catch (error) {
    if (wanted.current === requested) throw error;
    return checkLatest(wanted);
  }
}

/** Returns the report in a refusal, or else its reason; both null if the session has ended. */
function readRefusal(error: unknown, state: Busy) {
  if (!(error instanceof ApiError)) return { told: null, reason: NOT_CHECKED };
  if (endsSession(error)) return { told: null, reason: null };
  const told = importReportSchema.safeParse(error.answer.report).data ?? null;
  const isUnknown = state === "importing" && isOutage(error);
  return { told, reason: isUnknown ? NOT_ANSWERED : refusalText(error, NOT_CHECKED) };
}

type Busy = "checking" | "importing" | "sending" | null;

/** Runs one task at a time: a request to start another meanwhile is ignored. */
function useTurn(refuse: (state: NonNullable<Busy>, error: unknown) => void) {
  const [busy, setBusy] = useState<Busy>(null);
  const isRunning = useRef(false);
  async function run(state: NonNullable<Busy>, work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(state);
    try {
      await work();
    } catch (error) {
      refuse(state, error);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }
  return { busy, run };
}

interface ImportChoices {
  /** The file's name for each column; an empty name leaves the column out. */
  columns: Partial<Record<CsvColumn, string>>;
  /** The sheet of a workbook; undefined for the first. */
  sheet?: string | undefined;
  createsCategories: boolean;
  setsStock: boolean;
  /** The URLs of uploaded pictures, by file name. */
  pictures: Record<string, string>;
}

/** Uploads the file. This also fails if the file was changed on disk after it was chosen. */
async function sendFile(
  file: File,
  choices: ImportChoices,
  /** The report that the import is based on; null to only check the file. */
  shown: ImportReport | null,
): Promise<ImportReport> {
  const form = new FormData();
  // Fields must come before the file; the server ignores those after it.
  if (choices.sheet !== undefined) form.append("sheet", choices.sheet);
  form.append("columns", JSON.stringify(choices.columns));
  form.append("pictures", JSON.stringify(choices.pictures));
  form.append("newCategories", choices.createsCategories ? "create" : "refuse");
  form.append("stock", choices.setsStock ? "set" : "keep");
  if (shown) {
    const checked = { at: shown.checkedAt, stocks: shown.stocks };
    form.append("checked", JSON.stringify(checked));
  }
  form.append("file", file);
  const answer = await upload("POST /admin/products/import", {
    query: { dryRun: shown ? "false" : "true" },
    form,
    onProgress: () => undefined,
  });
  return importReportSchema.parse(answer);
}

function sendPictures(zip: File, onProgress: (share: number) => void): Promise<ImportPictures> {
  const form = new FormData();
  form.append(ZIP_FIELD, zip);
  return upload("POST /admin/products/import/pictures", { form, onProgress });
}
