/**
 * The shop's clock and calendar, whatever time zone a server or a browser is in. India has one time zone and no
 * daylight saving time, so a fixed offset is enough.
 */

const OFFSET = "+05:30";
const OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns a date whose UTC fields show the local time in India. */
const onTheWall = (date: Date) => new Date(date.getTime() + OFFSET_MS);
const fromTheWall = (ms: number) => new Date(ms - OFFSET_MS);

/** Returns the day in India, such as "2026-11-21". */
export function dayName(date: Date): string {
  return onTheWall(date).toISOString().slice(0, 10);
}

/** Returns the day in India, or one so many days after it, as a date column of the database has it. */
export function columnDay(date: Date, daysAhead = 0): Date {
  return new Date(dayName(new Date(date.getTime() + daysAhead * DAY_MS)));
}

/** Returns the calendar day that many days after another one: "2026-11-30". */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Reports whether it is Sunday in India, when the shop is closed. */
export function isSunday(date: Date): boolean {
  return onTheWall(date).getUTCDay() === 0;
}

/** Returns when the day of that name began in India. */
export function dayNamed(name: string): Date {
  return new Date(`${name}T00:00:00${OFFSET}`);
}

/** Returns when the day began in India that is `daysBack` before the day of `date`. */
export function dayStart(date: Date, daysBack = 0): Date {
  const wall = onTheWall(date);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  return fromTheWall(midnight - daysBack * DAY_MS);
}

/** Returns when the month began in India that is `monthsBack` before the month of `date`. */
export function monthStart(date: Date, monthsBack = 0): Date {
  const wall = onTheWall(date);
  return fromTheWall(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() - monthsBack, 1));
}

/** Returns the value of a `datetime-local` control for this moment, to the minute: "2026-11-21T15:05". */
export function toIndiaInput(moment: Date): string {
  return onTheWall(moment).toISOString().slice(0, 16);
}

/** Returns the moment that such a value means in India; null for invalid text. */
export function fromIndiaInput(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const moment = new Date(`${text}${text.length === 16 ? ":00" : ""}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
