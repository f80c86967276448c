"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { COUNT_LIMITS, countReportSchema, type CountReport } from "@/lib/catalogue/count/schemas";
import { upload } from "@/lib/client/upload";

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
export function useCount(onBooked: (report: CountReport) => Promise<void>): Count {
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
