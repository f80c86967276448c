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

const SEPARATED = /^(.*?)\s*[,;\t]\s*(\d+)\s*$/;
const SPACED = /^(.*?\S)(?:\s+x)?\s+(\d+)$/i;
const FIRST = /^(\d+)\s*(?:x|×)\s+(.*\S)$/i;
const HEADING = /^"?(sku|article|item|product|code)\b.*\b(qty|quantity|packs?)"?$/i;

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/""/g, '"')
    .trim();

/** Skips empty lines and a heading; reports each line that cannot be read with its number. */
export function readQuickOrder(text: string): ReadLines {
  const read: ReadLines = { lines: [], refused: [] };
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const typed = raw.replace(/^\uFEFF/, "").trim();
    if (typed === "" || (index === 0 && HEADING.test(typed))) return;
    const line = index + 1;
    const found = parts(typed);
    if (found) read.lines.push({ line, ...found });
    else read.refused.push({ line, text: typed, problem: getProblem(typed) });
  });
  return read;
}

function parts(typed: string): Omit<QuickLine, "line"> | null {
  const [, item = "", digits = ""] =
    SEPARATED.exec(typed) ?? SPACED.exec(typed) ?? turned(FIRST.exec(typed)) ?? [];
  const quantity = Number(digits);
  const name = unquoted(item);
  if (name === "" || name.length > MAX_ITEM_LENGTH) return null;
  if (quantity < 1 || quantity > MAX_TYPED_QUANTITY) return null;
  return { item: name, quantity };
}

const turned = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1]];

function getProblem(typed: string): string {
  if (!/\d\s*$/.test(typed)) return "Write how many packs after it, such as KM-9 5.";
  return "Write an article number or a name, then a whole number of packs from 1.";
}

/** Returns only the lines that still need correcting, as text for the next attempt. */
export function linesLeft(text: string, left: readonly { line: number }[]): string {
  const kept = new Set(left.map(({ line }) => line));
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => kept.has(index + 1))
    .join("\n");
}
