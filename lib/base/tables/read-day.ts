import { toCell, type Given } from "./cell";
import { refuse, type Read } from "./read-number";

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july", "august"],
  ...["september", "october", "november", "december"],
];

const TIME = String.raw`(?:[\sT,]+\d{1,2}:\d{2}.*)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}`, "i");
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})[\s/.-]+(\d{1,2}|\p{L}{3,9})[\s/.,-]+(\d{4}|\d{2})${TIME}`,
  "iu",
);

/** Reads "21/11/2026" (the day comes first in India), "21-Nov-26" or "2026-11-21 10:30" as "2026-11-21". */
export function readDay(given: Given): Read<string> {
  const cell = toCell(given);
  if (cell.kind === "unreadable") return { reason: cell.reason };
  const day = cell.kind === "day" ? existing(cell.day.split("-").map(Number)) : null;
  const found = day ?? (cell.kind === "text" ? dayIn(cell.text.trim()) : null);
  if (found !== null) return { value: found };
  return refuse(cell.text, "is not a date, such as 21/11/2026 or 2026-11-21.");
}

function dayIn(text: string): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return existing([Number(year), Number(month), Number(day)]);
  const [, d, m = "", y = ""] = DAY_FIRST.exec(text) ?? [];
  if (!d) return null;
  return existing([y.length === 2 ? 2000 + Number(y) : Number(y), findMonth(m), Number(d)]);
}

/** Takes a number, or an English name or its beginning; 0 for anything else. */
function findMonth(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}

/** Returns the day when the calendar has it. */
function existing([year = 0, month = 0, day = 0]: readonly number[]): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}
