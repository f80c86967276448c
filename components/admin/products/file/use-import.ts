"use client";

import { useRef, useState } from "react";
import { endsSession, refusalText } from "@/components/call/refusal-text";
import { IMPORT_LIMITS, importReportSchema, type ImportReport } from "@/lib/catalogue/csv/schemas";
import { ApiError, isOutage } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";

export interface Import {
  /** What the file would do, or what is in its way; null before a file was chosen. */
  report: ImportReport | null;
  fileName: string;
  /** What is under way. */
  busy: "checking" | "importing" | null;
  /** Why there is no report, or why the import is unknown. */
  failure: string | null;
  check: (file: File) => Promise<void>;
  confirm: () => Promise<void>;
}

const TOO_LARGE = `This file is larger than ${IMPORT_LIMITS.bytes / 1024 / 1024} MB. Split it into several files.`;
const NOT_CHECKED = "The file could not be checked. Please try again.";
const NOT_ANSWERED =
  "The shop did not answer. Choose the file again to check: rows that were imported then show as unchanged.";

/** Checks a file first, then imports that same file; `onImported` learns what was done. */
export function useImport(onImported: (report: ImportReport) => void): Import {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState<Import["busy"]>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function run(state: "checking" | "importing", work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(state);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      refuse(state, error);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }

  function refuse(state: "checking" | "importing", error: unknown) {
    const answer = error instanceof ApiError ? error.answer : {};
    const told = importReportSchema.safeParse(answer.report);
    if (error instanceof ApiError && endsSession(error)) return;
    if (told.success) setReport(told.data);
    else if (state === "importing" && isOutage(error)) setFailure(NOT_ANSWERED);
    else setFailure(refusalText(error, NOT_CHECKED));
  }

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    failure,
    check: (chosen) => {
      setFile(chosen);
      setReport(null);
      if (chosen.size > IMPORT_LIMITS.bytes) {
        setFailure(TOO_LARGE);
        return Promise.resolve();
      }
      return run("checking", async () => setReport(await send(chosen, true)));
    },
    confirm: () =>
      run("importing", async () => {
        if (file) onImported(await send(file, false));
      }),
  };
}

/** A file that was changed on the disk after it was chosen can no longer be read: that fails too. */
async function send(file: File, dryRun: boolean): Promise<ImportReport> {
  const form = new FormData();
  form.append("file", file);
  const answer = await upload("POST /admin/products/import", {
    query: { dryRun: dryRun ? "true" : "false" },
    form,
    onProgress: () => undefined,
  });
  return importReportSchema.parse(answer);
}
