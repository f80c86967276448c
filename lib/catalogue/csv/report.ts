import { shortenText } from "@/lib/base/text/cut-text";
import type { CsvCell } from "@/lib/base/text/csv";
import type { Changes } from "@/lib/audit/record";
import { firstErrors, REPORTED } from "@/lib/base/input/table-errors";
import { pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { PRODUCT_COLUMNS, type ProductColumn } from "./columns";
import type { CatalogueFile } from "./parse-file";
import type { PlannedRow } from "./plan-row";
import type { ImportPlan } from "./plan-import";
import type { CellChange, ImportReport } from "./schemas";
import { toCells } from "./write-cells";

/** Maximum length of a text in the report, in characters; longer texts are cut. */
const SHOWN = 300;

/** Characters that are shown before the first difference of two long texts. */
const BEFORE = 40;

interface Described {
  plan: ImportPlan;
  file: Pick<CatalogueFile, "names" | "columns" | keyof Sheets>;
  /** Categories in the file that the shop lacks. */
  newCategories: string[];
  dryRun: boolean;
  checkedAt: Date;
}

export function buildReport({
  plan,
  file,
  newCategories,
  dryRun,
  checkedAt,
}: Described): ImportReport {
  const { total, rows, errors } = plan;
  const created = rows.filter(({ before }) => before === null);
  const updated = rows.filter(isUpdate);
  return {
    dryRun,
    rows: total,
    created: created.length,
    updated: updated.length,
    unchanged: rows.length - created.length - updated.length,
    drafts: created.filter(({ after }) => after.draft).length,
    names: file.names,
    columns: file.columns,
    ...pickSheets(file),
    newCategories,
    checkedAt: checkedAt.toISOString(),
    keptStocks: rows.flatMap(({ row, after: { name, stockCount }, stockInFile: inFile }) =>
      inFile === undefined ? [] : [{ row, name, stockCount, inFile }],
    ),
    stocks: Object.fromEntries(
      updated.flatMap(({ before, changed }) =>
        before && changed.includes("stockCount") ? [[before.id, before.stockCount]] : [],
      ),
    ),
    errors: firstErrors(errors),
    changes: rows
      .filter((planned) => planned.before === null || isUpdate(planned))
      .slice(0, REPORTED)
      .map((planned) => ({
        row: planned.row,
        _id: planned.before?.id ?? null,
        name: planned.after.name,
        cells: cellChanges(planned),
        notes: planned.notes,
      })),
  };
}

export function isUpdate({ before, changed }: PlannedRow): boolean {
  return before !== null && changed.length > 0;
}

/** Lists the changes of an existing product as cells, and each filled field of a new one. */
export function cellChanges({ before, after, changed }: PlannedRow): CellChange[] {
  const now = toCells(after);
  const old = before && toCells(before);
  const columns = before ? changed : PRODUCT_COLUMNS.filter((column) => now[column] !== null);
  return columns.flatMap((column) => {
    const [was, is] = [String(old?.[column] ?? ""), String(now[column] ?? "")];
    if (was === is) return [];
    const start = findShownStart(was, is);
    return [{ column, before: shown(was, start), after: shown(is, start) }];
  });
}

/** Start of the shown part of two texts, so that their first difference is visible. */
function findShownStart(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return same < SHOWN - BEFORE ? 0 : same - BEFORE;
}

/** Lists the same changes for the audit log, by field, with amounts in paise as everywhere in the log. */
export function auditedChanges({ before, after, changed }: PlannedRow): Changes {
  if (!before) return {};
  const [was, is] = [toCells(before), toCells(after)];
  const entries = changed.map((column): [string, Changes[string]] => {
    const amount = AMOUNTS.get(column);
    if (amount) return [amount, { before: before[amount], after: after[amount] }];
    return [column, { before: auditedCell(was[column]), after: auditedCell(is[column]) }];
  });
  return Object.fromEntries(entries);
}

const AMOUNTS = new Map<ProductColumn, "pricePaise" | "originalPricePaise">([
  ["price", "pricePaise"],
  ["originalPrice", "originalPricePaise"],
]);

const auditedCell = (cell: CsvCell) => (typeof cell === "number" ? cell : shown(cell));

function shown(cell: CsvCell, start = 0): string {
  return shortenText(`${start > 0 ? "…" : ""}${String(cell ?? "").slice(start)}`, SHOWN);
}
