import { refusalText } from "@/components/shared/call/refusal-text";
import type { CsvColumn } from "@/lib/catalogue/csv/columns";
import { IMPORT_LIMITS, type ImportReport, importReportSchema } from "@/lib/catalogue/csv/schemas";
import { isOutage } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { useDryRun } from "../../shared/dry-run-dialog";

export interface ImportChoices {
  /** The file's name for each column; an empty name leaves the column out. */
  columns: Partial<Record<CsvColumn, string>>;
  createsCategories: boolean;
  setsStock: boolean;
  /** The URLs of uploaded pictures, by file name. */
  pictures: Record<string, string>;
}

export type Import = Pick<ReturnType<typeof useImport>, "choices" | "checkAgain">;

/** Columns and stock belong to one file or sheet. */
const OF_A_FILE = { columns: {}, setsStock: false };

const START: ImportChoices = { ...OF_A_FILE, createsCategories: false, pictures: {} };

const NOT_CHECKED = "The file could not be checked. Please try again.";
const NOT_ANSWERED =
  "The shop did not answer. Choose the file again to check: rows that were imported then show as unchanged.";

/** Checks a file first and then imports the same file; `onDone` gets the report. */
export const useImport = (onDone: (report: ImportReport) => Promise<void>) =>
  useDryRun<ImportReport, ImportChoices>({
    choices: START,
    nextChoices: (before) => ({ ...before, ...OF_A_FILE }),
    limit: {
      bytes: IMPORT_LIMITS.bytes,
      text: `This file is larger than ${IMPORT_LIMITS.bytes / 1024 / 1024} MB. Split it into several files.`,
    },
    failure: { title: "Nothing Imported", text: NOT_CHECKED },
    readRefusal: (error, { dryRun }) => {
      const report = importReportSchema.safeParse(error.answer.report).data;
      if (report) return { report };
      return {
        problem: !dryRun && isOutage(error) ? NOT_ANSWERED : refusalText(error, NOT_CHECKED),
      };
    },
    send: async (file, choices, { dryRun, sheet, shown }) => {
      const form = new FormData();
      // Fields must come before the file; the server ignores those after it.
      if (sheet !== undefined) form.append("sheet", sheet);
      form.append("columns", JSON.stringify(choices.columns));
      form.append("pictures", JSON.stringify(choices.pictures));
      form.append("newCategories", choices.createsCategories ? "create" : "refuse");
      form.append("stock", choices.setsStock ? "set" : "keep");
      if (shown) {
        const checked = { at: shown.checkedAt, stocks: shown.stocks };
        form.append("checked", JSON.stringify(checked));
      }
      form.append("file", file);
      const query = { dryRun: String(dryRun) };
      const sending = { query, form, onProgress: () => undefined };
      return importReportSchema.parse(await upload("POST /admin/products/import", sending));
    },
    onDone,
  });
