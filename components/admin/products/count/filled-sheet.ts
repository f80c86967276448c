import type { CountRows } from "@/lib/catalogue/count/schemas";
import type { SheetColumn } from "@/lib/catalogue/count/sheet-columns";

const COLUMNS = [
  "Product id",
  "Should be there",
  "Counted",
  "Sheet",
] as const satisfies SheetColumn[];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The sheet as it would come back from a spreadsheet: one way in for both. */
export function filledSheet(
  { sheet, rows }: CountRows,
  counts: Readonly<Record<string, string>>,
): File {
  const lines = rows.map(({ _id, expected }) =>
    [_id, expected, quoted(counts[_id] ?? ""), sheet].join(","),
  );
  const text = [COLUMNS.join(","), ...lines].join("\r\n");
  return new File([text], "Count sheet", { type: "text/csv" });
}
