import { COLUMN_HELP, TEMPLATE_COLUMNS } from "@/lib/catalogue/csv/column-help";
import type { CsvColumn } from "@/lib/catalogue/csv/columns";
import { shownUnit } from "@/lib/catalogue/csv/find-columns";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { counted, countText } from "@/lib/base/text/counts";

/** "1 row", "12 rows". */
export function rowText(rows: number): string {
  return counted(rows, "row");
}

/** "3 to add (2 as drafts), 12 to change, 105 unchanged"; counts of zero are omitted. */
export function planText({ created, drafts, updated, unchanged }: ImportReport): string {
  const asDrafts =
    drafts > 0 ? ` (${countText(drafts)} as ${drafts === 1 ? "a draft" : "drafts"})` : "";
  const parts = [
    created > 0 && `${countText(created)} to add${asDrafts}`,
    updated > 0 && `${countText(updated)} to change`,
    unchanged > 0 && `${countText(unchanged)} unchanged`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** "3 products added, 12 changed." */
export function doneText({ created, updated }: ImportReport): string {
  return `${counted(created, "product")} added, ${countText(updated)} changed.`;
}

/** The file's name for one of the shop's columns, else its label; "All" for a problem of a whole row. */
export function nameInFile(column: string, columns: ImportReport["columns"]): string {
  if (column === "") return "All";
  const named = Object.entries(columns).find(([ours]) => ours === column)?.[1];
  const label = TEMPLATE_COLUMNS.find((each) => each === column);
  return named ?? (label ? COLUMN_HELP[label].label : column);
}

/** "Packed weight (g)" */
export function columnText(column: CsvColumn): string {
  const name = nameInFile(column, {});
  const unit = shownUnit(column);
  return unit === "" ? name : `${name} (${unit})`;
}

/** The text of a cell; the file writes flags as true and false. */
export function cellText(text: string): string {
  return text === "true" ? "Yes" : text === "false" ? "No" : text;
}

export function writtenRows({ created, updated }: ImportReport): number {
  return created + updated;
}
