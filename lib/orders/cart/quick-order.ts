import { readPacks } from "@/lib/base/tables/read-measure";
import { MAX_TYPED_QUANTITY } from "./quantity-limits";

/** Quick order: lines of "article number and quantity", pasted or exported from a spreadsheet. */

/** Longer lists are refused, to keep the response small. */
export const MAX_QUICK_LINES = 200;

/** Maximum length of an article number or a name. */
export const MAX_ITEM_LENGTH = 200;

export interface QuickLine {
  /** Line number in the text, from 1. */
  line: number;
  /** An article number or the exact name of a product. */
  item: string;
  quantity: number;
}

export interface QuickRefusal {
  line: number;
  /** The line as typed. */
  text: string;
  problem: string;
}

interface ReadLines {
  lines: QuickLine[];
  refused: QuickRefusal[];
}

/** Separators between cells, and trailing ones of a spreadsheet with more columns. */
const BEHIND = /[\s,;|]+$/;
/** An item and a quantity, quoted or not: `KM-9,5`, `"KM-9";"1,200"`. */
const SEPARATED = /^(.*?\S)\s*[,;\t|]\s*(?:"([^"]*)"|([^\s",;|]+))$/;
const SPACED = /^(.*?\S)(?:\s+x)?\s+(\d[\d.,]*)$/i;
const FIRST = /^(\d[\d.,]*)\s*(?:x|×)\s+(.*\S)$/i;
const HEADING = /^(sku|article|item|product|code)\b.*\b(qty|quantity|packs?)$/i;
/** Digits, a comma and digits after an item: a grouped number, a decimal, or the end of a name and a quantity. */
const EITHER = /^.*\S[\s,;|]+\d+,\d+$/;

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/""/g, '"')
    .trim();

/** Skips empty lines and a heading; reports each unreadable line by number. */
export function readQuickOrder(text: string): ReadLines {
  const read: ReadLines = { lines: [], refused: [] };
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const typed = raw
      .replace(/^\uFEFF/, "")
      .normalize("NFC")
      .trim()
      .replace(BEHIND, "");
    if (typed === "" || (index === 0 && HEADING.test(typed.replaceAll('"', "")))) return;
    const line = index + 1;
    const found = parts(typed);
    if (found) read.lines.push({ line, ...found });
    else read.refused.push({ line, text: typed, problem: getProblem(typed) });
  });
  return read;
}

function parts(typed: string): Omit<QuickLine, "line"> | null {
  const [item, packs] = findParts(typed) ?? ["", ""];
  const name = unquoted(item);
  const { value: quantity = 0 } = readPacks(packs);
  if (!/[^\s,;|]/.test(name) || name.length > MAX_ITEM_LENGTH) return null;
  if (quantity < 1 || quantity > MAX_TYPED_QUANTITY) return null;
  return { item: name, quantity };
}

function findParts(typed: string): [item: string, packs: string] | null {
  const first = FIRST.exec(typed);
  if (first) return [first[2] ?? "", first[1] ?? ""];
  const cells = /^(.*\S)\s*[\t;|]\s*(?:"([^"]*)"|(\d[\d.,]*))$/.exec(typed);
  if (!cells && EITHER.test(typed)) return null;
  const found = cells ?? SEPARATED.exec(typed) ?? SPACED.exec(typed);
  return found && [found[1] ?? "", found[2] ?? found[3] ?? ""];
}

function getProblem(typed: string): string {
  if (EITHER.test(typed)) return "Write the packs without a comma, such as KM-9 1200.";
  if (!/\d"?$/.test(typed)) return "Write how many packs after it, such as KM-9 5.";
  return "Write an article number or a name, then a whole number of packs from 1.";
}

/** Returns only the lines that need correcting, as text for the next attempt. */
export function linesLeft(text: string, left: readonly { line: number }[]): string {
  const leftLines = new Set(left.map(({ line }) => line));
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => leftLines.has(index + 1))
    .join("\n");
}
