import "server-only";
import { decodeText } from "@/lib/base/tables/decode-text";
import { NOT_TEXT } from "@/lib/base/tables/read-csv";
import type { Table } from "@/lib/base/tables/table";
import { Refusal } from "@/lib/i18n/refusal";
import { isWorkbook, readWorkbook } from "./read-workbook";
import { TABLE_FIELD, TABLE_LIMITS } from "./schemas";

/**
 * Returns the table of a file as CSV text, with its rows where they were.
 * @throws Refusal invalid_input when it is no table
 */
export async function readTableText(bytes: Uint8Array, owner: string): Promise<string> {
  if (!isWorkbook(bytes)) {
    const text = decodeText(bytes);
    if (text === null) throw refuse(NOT_TEXT);
    return text.replace(/^\uFEFF/, "");
  }
  const { table, problem } = await readWorkbook(bytes, { owner, most: TABLE_LIMITS });
  if (problem) throw refuse(problem.message);
  return toText(table);
}

const refuse = (message: string) =>
  new Refusal("invalid_input", (say) => say(message), { at: TABLE_FIELD });

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
