import { linesProblem, parseLines } from "@/lib/base/input/lines";

/** The days on which the shop is closed, as the setting `holidays` stores them: "2027-01-26 Republic Day". */

export interface Holiday {
  /** A date of India's calendar: "2027-01-26". */
  date: string;
  name: string;
}

export const MAX_HOLIDAYS = 100;

const LINE = /^(\d{4}-\d{2}-\d{2})(?:\s+(.{1,60}))?$/;

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function parseHoliday(line: string): Holiday | null {
  const [, date, name = ""] = LINE.exec(line) ?? [];
  return date && isDate(date) ? { date, name: name.trim() } : null;
}

/** Parses one holiday per line; skips lines that cannot be parsed. */
export const holidaysFrom = (text: string): Holiday[] => parseLines(text, parseHoliday);

/** Writes the stored form: by date, each date once. */
export function holidaysText(holidays: readonly Holiday[]): string {
  const byDate = new Map(holidays.map((holiday) => [holiday.date, holiday]));
  return [...byDate.values()]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, name }) => `${date} ${name}`.trim())
    .join("\n");
}

/** Mistakes in the text; null when it is valid. */
export const holidaysProblem = (text: string): string | null =>
  linesProblem(text, {
    parse: parseHoliday,
    max: MAX_HOLIDAYS,
    rule: "Write a date and a name, such as 2027-01-26 Republic Day",
  });
