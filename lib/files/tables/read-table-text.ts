import "server-only";
import { decodeText } from "@/lib/base/tables/decode-text";
import { NOT_TEXT } from "@/lib/base/tables/read-csv";
import type { Table } from "@/lib/base/tables/table";
import { Refusal } from "@/lib/i18n/refusal";
import { NO_SHEETS, pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { isWorkbook, readWorkbook } from "./read-workbook";
import { TABLE_FIELD, TABLE_LIMITS } from "./schemas";

interface TableText extends Sheets {
  text: string;
}

/**
 * Returns the table of a file as CSV text, with its rows where they were, and the sheets of the workbook.
 * @throws Refusal invalid_input when it is no table
 */
export async function readTableText(
  bytes: Uint8Array,
  owner: string,
  sheet?: string,
): Promise<TableText> {
  if (!isWorkbook(bytes)) {
    const text = decodeText(bytes);
    if (text === null) throw refuse(NOT_TEXT);
    return { text: text.replace(/^\uFEFF/, ""), ...NO_SHEETS };
  }
  const { table, problem } = await readWorkbook(bytes, { owner, most: TABLE_LIMITS, sheet });
  if (problem) throw refuse(problem.message);
  return { text: toText(table), ...pickSheets(table) };
}

const refuse = (message: string) =>
  new Refusal("invalid_input", (t) => t(message), { at: TABLE_FIELD });

function toText({ rows }: Table): string {
  const lines: string[] = [];
  for (const { row, cells } of rows) {
    // Rows without a cell, so that a message names the row of the file.
    if (row <= 2 * TABLE_LIMITS.rows) while (lines.length < row - 1) lines.push("");
    lines.push(cells.map(({ text }) => quoted(text)).join(","));
  }
  return lines.join("\n");
}

const quoted = (text: string) =>
  /[",;\t|\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
