import "server-only";
import { decodeText } from "@/lib/base/tables/decode-text";
import { whyOtherKind } from "@/lib/base/tables/file-kinds";
import {
  COMMENT_COLUMN,
  findHeading,
  repeatedNames,
  rowProblems,
  sameName,
  withoutComments,
  type Heading,
} from "@/lib/base/tables/heading";
import { NO_SHEETS, pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { cellAt, type TableRow } from "@/lib/base/tables/table";
import { readTable } from "@/lib/files/tables/read-table";
import type { Problem } from "../add/company-entry";
import { findColumn, knownColumns, type FileColumn } from "./columns";
import type { FileRow } from "./company-rows";
import { COMPANY_IMPORT } from "./schemas";
import { isTallyMasters, readTallyMasters } from "./tally-masters";

export interface CompanyFile extends Sheets {
  rows: FileRow[];
  decimalComma: boolean;
  problems: Problem[];
  notes: string[];
  /** What the file calls its columns. */
  columns: Partial<Record<FileColumn, string>>;
}

const TOO_MANY = `The file has more than ${COMPANY_IMPORT.rows} rows. Split it into several files.`;
const NO_NAME =
  "The first row has to name the columns, the company’s name among them. Take the template.";

/** Parses CSV, Excel, or Tally's XML export of masters. An unreadable file yields only problems. */
export async function parseCompanyFile(
  bytes: Uint8Array,
  owner: string,
  sheet: string | undefined,
): Promise<CompanyFile> {
  const text = isText(bytes) ? decodeText(bytes) : null;
  if (text !== null && isTallyMasters(text)) {
    const { rows, notes } = readTallyMasters(text);
    const problems = rows.length > COMPANY_IMPORT.rows ? [inHead(1, "", TOO_MANY)] : [];
    return {
      rows: problems.length > 0 ? [] : rows,
      notes,
      problems,
      columns: {},
      decimalComma: false,
      ...NO_SHEETS,
    };
  }
  const most = { rows: COMPANY_IMPORT.rows + 3, columns: COMPANY_IMPORT.columns };
  const { table, problem } = await readTable(bytes, { owner, most, knows: knownColumns, sheet });
  if (problem) return { ...refused(inHead(problem.row, "", problem.message)), ...NO_SHEETS };
  return {
    ...toFile(findHeading(table, knownColumns)),
    decimalComma: table.decimalComma,
    ...pickSheets(table),
  };
}

/** Neither a ZIP file nor Microsoft's older container is text. */
const isText = ([first, second]: Uint8Array) =>
  !(first === 0x50 && second === 0x4b) && !(first === 0xd0 && second === 0xcf);

const inHead = (row: number, column: string, message: string): Problem => ({
  row,
  column,
  message,
});

const refused = (...problems: Problem[]) => ({
  rows: [],
  notes: [],
  problems,
  columns: {},
  decimalComma: false,
});

function toFile(found: Heading): Omit<CompanyFile, "decimalComma" | keyof Sheets> {
  const heading = joinHeads(found);
  const { row, names } = heading;
  const other = whyOtherKind(names, "companies");
  if (other) return refused(inHead(row, "", other));
  const repeated = repeatedNames(names).map(({ name, message }) => inHead(row, name, message));
  if (repeated.length > 0) return refused(...repeated);
  const columns = names.map((name) => findColumn(name));
  const places = columns.flatMap((column, index) => (column ? [[column, index] as const] : []));
  const doubts = listDoubts(heading, columns);
  if (doubts.length > 0) return refused(...doubts);
  if (!columns.includes("name")) return refused(inHead(row, "", NO_NAME));
  const lines = withoutComments(heading);
  const beyond = lines[COMPANY_IMPORT.rows];
  if (beyond) return refused(inHead(beyond.row, "", TOO_MANY));
  const isTallys = columns.some(
    (each) => each === "closingBalance" || each === "debit" || each === "credit",
  );
  const { companies, totals } = isTallys
    ? withoutTotals(lines, columns)
    : { companies: lines, totals: [] };
  const ignored = names.filter(
    (name, index) => name !== "" && name !== COMMENT_COLUMN && !columns[index],
  );
  return {
    rows: companies.map((line) => ({
      row: line.row,
      cells: Object.fromEntries(places.map(([column, index]) => [column, cellAt(line, index)])),
    })),
    problems: companies.flatMap((line) => rowProblems(line, names, places)),
    columns: Object.fromEntries(places.map(([column, index]) => [column, names[index] ?? ""])),
    notes: [
      ...totals.map((line) => `Row ${line.row} is a sum, and was passed over.`),
      ...(ignored.length > 0 ? [`Not read: ${ignored.join(", ")}.`] : []),
    ],
  };
}

/** Tally writes "Debit" and "Credit" below "Closing Balance". */
function joinHeads(heading: Heading): Heading {
  const [next, ...rows] = heading.rows;
  const name = heading.names.findIndex((each) => findColumn(each) === "name");
  if (!next || name < 0 || cellAt(next, name).text.trim() !== "") return heading;
  const below = next.cells.map(({ text }) => text.trim());
  if (!below.some((each) => findColumn(each) === "debit")) return heading;
  const width = Math.max(below.length, heading.names.length);
  const names = Array.from(
    { length: width },
    (_, index) =>
      below[index] || (below.slice(0, index).some(Boolean) ? "" : (heading.names[index] ?? "")),
  );
  return joinHeads({ ...heading, names, rows });
}

/** Two headings for one column: ambiguous, so reported. */
function listDoubts(
  { row, names }: Heading,
  columns: readonly (FileColumn | undefined)[],
): Problem[] {
  const places = Map.groupBy(columns.keys(), (index) => columns[index]);
  return [...places].flatMap(([column, indexes]) => {
    if (column === undefined || indexes.length < 2) return [];
    const own = indexes.map((index) => `“${names[index] ?? ""}”`);
    return [
      inHead(
        row,
        column,
        `${own.join(" and ")} can each be ${column}. Delete or rename all but one.`,
      ),
    ];
  });
}

const SUMS = new Set(["grand total", "total", "sundry debtors"]);

function withoutTotals(lines: readonly TableRow[], columns: readonly (FileColumn | undefined)[]) {
  const name = columns.indexOf("name");
  const isSum = (line: TableRow) => SUMS.has(sameName(cellAt(line, name).text));
  return { companies: lines.filter((line) => !isSum(line)), totals: lines.filter(isSum) };
}
