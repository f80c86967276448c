import { linesProblem, parseLines } from "@/lib/base/input/lines";
import { readPercent } from "@/lib/base/tables/read-measure";

/** The Reserve Bank's Bank Rate from a day in India on. */
export interface BankRate {
  /** Such as "2025-12-05". */
  from: string;
  /** Hundredths of a percent a year. */
  basisPoints: number;
}

/** As announced by the Reserve Bank of India; the owner adds later ones. */
export const KNOWN_BANK_RATES = [
  "2023-02-08 6.75",
  "2025-02-07 6.50",
  "2025-04-09 6.25",
  "2025-06-06 5.75",
  "2025-12-05 5.50",
].join("\n");

const MAX_RATES = 100;
const LINE = /^(20\d{2}-\d{2}-\d{2}) (.+)$/;

function parseRate(line: string): BankRate | null {
  const [, from = "", typed = ""] = LINE.exec(line) ?? [];
  const { value: percent = -1 } = readPercent(typed);
  const day = new Date(from);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(from);
  const isRate = percent >= 0 && percent < 100 && Number(percent.toFixed(2)) === percent;
  return isDay && isRate ? { from, basisPoints: Math.round(percent * 100) } : null;
}

/** Mistakes in the setting; null when every line is a day and a percentage, oldest first. */
export function bankRatesProblem(text: string): string | null {
  const problem = linesProblem(text, {
    parse: parseRate,
    max: MAX_RATES,
    rule: "Write a day and a percentage, such as 2025-12-05 5.50",
  });
  if (problem) return problem;
  const days = bankRatesFrom(text).map(({ from }) => from);
  if (days.length === 0) return "Name at least one rate";
  const isSorted = days.every((day, at) => at === 0 || (days[at - 1] ?? "") < day);
  return isSorted ? null : "Write the oldest rate first, and each day once";
}

/** Oldest first. */
export const bankRatesFrom = (text: string): BankRate[] => parseLines(text, parseRate);
