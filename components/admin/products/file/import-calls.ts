import type { CsvColumn } from "@/lib/catalogue/csv/columns";
import {
  importReportSchema,
  ZIP_FIELD,
  type ImportPictures,
  type ImportReport,
} from "@/lib/catalogue/csv/schemas";
import { upload } from "@/lib/client/upload";

/** What the owner says beside the file. */
export interface ImportChoices {
  /** What the file calls a column; empty: it is left out. */
  columns: Partial<Record<CsvColumn, string>>;
  createsCategories: boolean;
  /** Whether the file's stock is that of the products from now on. */
  setsStock: boolean;
  /** Addresses of the pictures that were sent, by the names of their files. */
  pictures: Record<string, string>;
}

/** A file that was changed on the disk after it was chosen can no longer be read: that fails too. */
export async function sendFile(
  file: File,
  choices: ImportChoices,
  /** What the file is imported after; null: it is only checked. */
  shown: ImportReport | null,
): Promise<ImportReport> {
  const form = new FormData();
  // A field that is sent after the file is not read with it.
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

export function sendPictures(
  zip: File,
  onProgress: (share: number) => void,
): Promise<ImportPictures> {
  const form = new FormData();
  form.append(ZIP_FIELD, zip);
  return upload("POST /admin/products/import/pictures", { form, onProgress });
}
