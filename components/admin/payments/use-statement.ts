"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { upload } from "@/lib/client/upload";
import type { StatementColumn } from "@/lib/payments/statement/columns";
import { STATEMENT_LIMITS, type StatementReport } from "@/lib/payments/statement/schemas";

type Chosen = Partial<Record<StatementColumn, string>>;

export interface StatementMatching {
  /** What the file would record, or did; null before one was chosen. */
  report: StatementReport | null;
  fileName: string;
  busy: boolean;
  /** Why the chosen file is not sent at all. */
  problem: string | null;
  check: (file: File) => void;
  /** Again, with what the owner says about the columns. */
  choose: (column: StatementColumn, name: string) => void;
  chosen: Chosen;
  record: () => void;
}

const TOO_LARGE = `This file is larger than ${STATEMENT_LIMITS.bytes / 1024 / 1024} MB. Choose a shorter period.`;

/** Checks a statement first, and records what it says when told to. */
export function useStatement(
  onRecorded: (report: StatementReport) => Promise<void>,
): StatementMatching {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [report, setReport] = useState<StatementReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Statement Not Matched",
    text: "The file could not be read. Please try again.",
  });

  const ask = (sent: File, columns: Chosen) =>
    void run(async () => setReport(await send(sent, columns, true)));

  return {
    report,
    fileName: file?.name ?? "",
    busy,
    problem,
    chosen,
    check: (sent) => {
      const isTooLarge = sent.size > STATEMENT_LIMITS.bytes;
      setProblem(isTooLarge ? TOO_LARGE : null);
      setFile(isTooLarge ? null : sent);
      setReport(null);
      setChosen({});
      if (!isTooLarge) ask(sent, {});
    },
    choose: (column, name) => {
      const columns = { ...chosen, [column]: name };
      setChosen(columns);
      if (file) ask(file, columns);
    },
    record: () =>
      void run(async () => {
        if (file) await onRecorded(await send(file, chosen, false));
      }),
  };
}

async function send(file: File, chosen: Chosen, dryRun: boolean): Promise<StatementReport> {
  const form = new FormData();
  // A field that is sent after the file is not read with it.
  for (const [column, name] of Object.entries(chosen)) if (name) form.append(column, name);
  form.append("file", file);
  return upload("POST /admin/payments/statement", {
    query: { dryRun: dryRun ? "true" : "false" },
    form,
    onProgress: () => undefined,
  });
}
