/** The Reserve Bank's Bank Rate from a day in India on. */
export interface BankRate {
  /** Such as "2025-12-05". */
  from: string;
  /** Hundredths of a percent a year. */
  basisPoints: number;
}

/** As the Reserve Bank of India announced them; the owner adds later ones. */
export const KNOWN_BANK_RATES = [
  "2023-02-08 6.75",
  "2025-02-07 6.50",
  "2025-04-09 6.25",
  "2025-06-06 5.75",
  "2025-12-05 5.50",
].join("\n");

const MAX_RATES = 100;
const LINE = /^(20\d{2}-\d{2}-\d{2}) (\d{1,2}(?:\.\d{1,2})?)$/;

function parseRate(line: string): BankRate | null {
  const [, from = "", percent = ""] = LINE.exec(line.trim()) ?? [];
  const day = new Date(from);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(from);
  return isDay && from !== "" ? { from, basisPoints: Math.round(Number(percent) * 100) } : null;
}

const listLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** Returns what is wrong with the setting; null when every line is a day and a percentage, oldest first. */
export function bankRatesProblem(text: string): string | null {
  const lines = listLines(text);
  if (lines.length === 0 || lines.length > MAX_RATES) return `Name 1 to ${MAX_RATES} rates`;
  const rates = lines.map(parseRate);
  const wrong = lines[rates.indexOf(null)];
  if (wrong !== undefined) {
    return `Write a day and a percentage, such as 2025-12-05 5.50. This line is not so: ${wrong.slice(0, 60)}`;
  }
  const isSorted = rates.every(
    (rate, at) => at === 0 || (rates[at - 1]?.from ?? "") < (rate?.from ?? ""),
  );
  return isSorted ? null : "Write the oldest rate first, and each day once";
}

/** Oldest first. */
export const bankRatesFrom = (text: string): BankRate[] =>
  listLines(text).flatMap((line) => parseRate(line) ?? []);
