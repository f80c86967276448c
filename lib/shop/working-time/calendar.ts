import { MINUTE_MS, dayName, dayNamed, daysLater } from "@/lib/base/india-time";
import type { Holiday } from "./holidays";
import type { OpeningHours, OpenTime } from "./opening-hours";

/** The days and hours on which the shop works. At least one weekday is open. */
export interface WorkingCalendar {
  openingHours: OpeningHours;
  holidays: readonly Holiday[];
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Returns the opening hours of that day; null when the shop is closed. */
function openTime(calendar: WorkingCalendar, day: string): OpenTime | null {
  if (calendar.holidays.some(({ date }) => date === day)) return null;
  const fromMonday = (atNoon(day).getUTCDay() + 6) % 7;
  return calendar.openingHours[fromMonday] ?? null;
}

/** @param day in India's calendar: "2026-11-22" */
export const isWorkingDay = (calendar: WorkingCalendar, day: string): boolean =>
  openTime(calendar, day) !== null;

/** Returns the day itself when the shop works on it, else the next working day. */
export function workingDayFrom(calendar: WorkingCalendar, day: string): string {
  let next = day;
  while (!isWorkingDay(calendar, next)) next = daysLater(next, 1);
  return next;
}

/** Returns the working day on which work on an order of that moment begins: after closing time it is the next one. */
export function startOfWork(calendar: WorkingCalendar, moment: Date): string {
  const today = dayName(moment);
  const open = openTime(calendar, today);
  const minutes = (moment.getTime() - dayNamed(today).getTime()) / MINUTE_MS;
  return open && minutes < open.closes ? today : workingDayFrom(calendar, daysLater(today, 1));
}

/** Returns the day that many working days later; 0: that day itself, or the first working day from it on. */
export function addWorkingDays(calendar: WorkingCalendar, day: string, days: number): string {
  let reached = workingDayFrom(calendar, day);
  for (let left = days; left > 0; left--) {
    reached = workingDayFrom(calendar, daysLater(reached, 1));
  }
  return reached;
}

export interface DispatchRules extends WorkingCalendar {
  /** Working days after the day on which an order comes in; products are in stock. */
  dispatchDays: number;
}

/** The lead time of a product; null when it is the shop's usual one. */
export type LeadTime = number | null;

/** Working days until products leave together: the longest lead time among them. */
export const daysToLeave = (
  { dispatchDays: usual }: Pick<DispatchRules, "dispatchDays">,
  leadTimes: readonly LeadTime[],
): number => (leadTimes.length === 0 ? usual : Math.max(...leadTimes.map((days) => days ?? usual)));

/**
 * Returns the day in India by which an order of such products, placed at that moment, leaves (docs/product.md:
 * Dispatch): "2026-11-25".
 */
export const expectedDispatch = (
  rules: DispatchRules,
  moment: Date,
  leadTimes: readonly LeadTime[],
): string => addWorkingDays(rules, startOfWork(rules, moment), daysToLeave(rules, leadTimes));
