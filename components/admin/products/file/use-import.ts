"use client";

import { useRef, useState, type RefObject } from "react";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import {
  IMPORT_LIMITS,
  importReportSchema,
  ZIP_LIMITS,
  type ImportPictures,
  type ImportReport,
} from "@/lib/catalogue/csv/schemas";
import { ApiError, isOutage } from "@/lib/client/api";
import { sendFile, sendPictures, type ImportChoices } from "./import-calls";
import { useTurn, type Busy } from "./use-turn";

export interface Import {
  /** What the file would do, or what is in its way; null before a file was chosen. */
  report: ImportReport | null;
  fileName: string;
  /** What is under way. */
  busy: Busy;
  /** The share of the pictures that has been sent. */
  sent: number;
  /** Why there is no report, or why the import is unknown. */
  failure: string | null;
  choices: ImportChoices;
  /** Files of the last ZIP that could not be taken. */
  problems: ImportPictures["problems"];
  check: (file: File) => Promise<void>;
  /** Checks again with another choice. */
  choose: (change: Partial<ImportChoices>) => Promise<void>;
  addPictures: (zip: File) => Promise<void>;
  confirm: () => Promise<void>;
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

/** Checks a file first, then imports that same file; `onImported` learns what was done. */
export function useImport(onImported: (report: ImportReport) => Promise<void>): Import {
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(START);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problems, setProblems] = useState<Import["problems"]>([]);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = useRef<Wanted | null>(null);
  const { busy, run } = useTurn((state, error) => {
    const { told, reason } = refusalOf(error, state);
    if (told) setReport(told);
    else if (reason !== null) setFailure(reason);
  });

  const start = (state: NonNullable<Busy>, work: () => Promise<void>) => {
    setFailure(null);
    return run(state, work);
  };

  const ask = (chosen: File, by: ImportChoices) => {
    setChoices(by);
    wanted.current = { file: chosen, by };
    return start("checking", async () => setReport(await checkLatest(wanted)));
  };

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    sent,
    failure,
    choices,
    problems,
    check: async (chosen) => {
      setFile(chosen);
      setReport(null);
      if (chosen.size > IMPORT_LIMITS.bytes) setFailure(TOO_LARGE);
      // Another file has other columns and another count; the pictures stay.
      else await ask(chosen, { ...choices, columns: {}, setsStock: false });
    },
    choose: async (change) => {
      if (file && (busy ?? "checking") === "checking") await ask(file, { ...choices, ...change });
    },
    addPictures: async (zip) => {
      if (zip.size > ZIP_LIMITS.bytes) {
        setFailure(ZIP_TOO_LARGE);
        return;
      }
      setSent(0);
      await start("sending", async () => {
        const answer = await sendPictures(zip, setSent);
        const named = Object.fromEntries(answer.pictures.map(({ name, url }) => [name, url]));
        const by = { ...choices, pictures: { ...choices.pictures, ...named } };
        setProblems(answer.problems);
        setChoices(by);
        if (file) setReport(await sendFile(file, by, null));
      });
    },
    confirm: () =>
      start("importing", async () => {
        if (file) await onImported(await sendFile(file, choices, report));
      }),
  };
}

interface Wanted {
  file: File;
  by: ImportChoices;
}

/** What is chosen while an answer is on its way makes that answer outdated, be it a refusal, and is checked next. */
async function checkLatest(wanted: RefObject<Wanted | null>): Promise<ImportReport | null> {
  const asked = wanted.current;
  if (!asked) return null;
  try {
    const report = await sendFile(asked.file, asked.by, null);
    return wanted.current === asked ? report : await checkLatest(wanted);
  } catch (error) {
    if (wanted.current === asked) throw error;
    return checkLatest(wanted);
  }
}

/** The report that a refusal carries, else its reason in words; neither where the session is over. */
function refusalOf(error: unknown, state: Busy) {
  if (!(error instanceof ApiError)) return { told: null, reason: NOT_CHECKED };
  if (endsSession(error)) return { told: null, reason: null };
  const told = importReportSchema.safeParse(error.answer.report).data ?? null;
  const isUnknown = state === "importing" && isOutage(error);
  return { told, reason: isUnknown ? NOT_ANSWERED : refusalText(error, NOT_CHECKED) };
}
