import { dateName } from "@/lib/base/dates";
import { toPaise } from "@/lib/pricing/money";
import { unfilled } from "../reference";

/** Parsers for the cells of Indian bank statements. */

const GROUPED = /^\d{1,3}(,\d{2,3})*(\.\d{1,2})?$/;
const PLAIN = /^\d+(\.\d{1,2})?$/;
/** Far above any payment, and still exact in paise. */
const MAX_RUPEES = 10_000_000_000;

/** Reads "1,23,456.00" or "₹ 1,122.00 Cr"; null when the cell is not an amount received. */
export function amountPaise(cell: string): number | null {
  const text = cell
    .replace(/₹|INR|Rs\.?/gi, "")
    .replace(/\s|\(?\bCR\b\.?\)?$/gi, "")
    .replace(/CR\.?$/i, "");
  if (!GROUPED.test(text) && !PLAIN.test(text)) return null;
  const rupees = Number(text.replaceAll(",", ""));
  return rupees <= MAX_RUPEES ? toPaise(rupees) : null;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_FIRST = /^(\d{1,2})[\s/.-](\d{1,2}|[a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?!\d)/i;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** Reads "21/11/2026", "21-Nov-26" or "2026-11-21 10:30" as "2026-11-21"; null when the cell is not a date. */
export function parseDay(cell: string): string | null {
  const text = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return existing(Number(year), Number(month), Number(day));
  const [, d, m = "", y = ""] = DAY_FIRST.exec(text) ?? [];
  if (!d) return null;
  const named = MONTHS.indexOf(m.toLowerCase());
  return existing(
    y.length === 2 ? 2000 + Number(y) : Number(y),
    /^\d/.test(m) ? Number(m) : named + 1,
    Number(d),
  );
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 2000 && year < 2100 ? dateName(date) : null;
}

/** A UTR of NEFT, RTGS or IMPS, or the twelve digits of a UPI payment. */
const IN_NARRATION = [/\b[A-Z]{4}[A-Z0-9]\d{10,17}\b/, /(?<!\d)\d{12}(?!\d)/];
const REFERENCE = /^(?=.*\d{4})[A-Z0-9/-]{6,40}$/;

/** The reference of a payment: from its own column, otherwise from the narration; null when neither has one. */
export function findReference(cell: string, narration: string): string | null {
  const own = unfilled(cell.replace(/\s/g, "").toUpperCase());
  if (REFERENCE.test(own)) return own;
  for (const form of IN_NARRATION) {
    const [found] = form.exec(narration.toUpperCase()) ?? [];
    if (found) return unfilled(found);
  }
  return null;
}
