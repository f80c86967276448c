import fc, { type Arbitrary } from "fast-check";
import { CSV_COLUMNS, type CsvColumn } from "@/lib/catalogue/csv/columns";
import { oddText } from "@/e2e/support/arbitrary/json-arbitrary";

/** Catalogue files as users and spreadsheets may produce them. */

const GOOD: Partial<Record<CsvColumn, string[]>> = {
  id: ["", "{{product:1}}", "019aa000-0000-7000-8000-000000000000"],
  name: ["Kraft box", "=HYPERLINK(1)"],
  category: ["Boxes", "boxes"],
  price: ["12.50", "₹1,24,500.00", "450,50", "-1"],
  stockCount: ["5", "1e9", "-3"],
  inStock: ["true", "false", ""],
  description: ["Made for a test."],
  images: ["/media/none.webp", "{{image:1}}"],
  specifications: ["Material: Kraft"],
};

function toCell(column: CsvColumn): Arbitrary<string> {
  const good = GOOD[column] ?? [""];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: oddText },
  );
}

const quotedCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Generates files with good or no quoting, with commas, semicolons or tabs, and with or without a header row. */
export const csvFile: Arbitrary<string> = fc
  .record({
    columns: fc.subarray([...CSV_COLUMNS], { minLength: 1 }),
    rows: fc.integer({ min: 0, max: 4 }),
    delimiter: fc.constantFrom(",", ";", "\t"),
    isQuoted: fc.boolean(),
    hasHead: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    mark: fc.constantFrom("", "\ufeff", "sep=;\r\n"),
  })
  .chain(({ columns, rows, delimiter, isQuoted, hasHead, lineEnd, mark }) => {
    const row = fc.tuple(...columns.map(toCell));
    const write = (cells: readonly string[]) =>
      (isQuoted ? cells.map(quotedCell) : cells).join(delimiter);
    return fc
      .array(row, { minLength: rows, maxLength: rows })
      .map((cells) => mark + [...(hasHead ? [columns] : []), ...cells].map(write).join(lineEnd));
  });
