import { dayName } from "@/lib/base/india-time";
import {
  addWorkingDays,
  startOfWork,
  type WorkingCalendar,
} from "@/lib/shop/working-time/calendar";

/** Working days without artwork or an answer after which the buyer is reminded. */
export const REMINDER_DAYS = [2, 5] as const;

export interface WaitingLine {
  /** When the shop began to wait for the buyer. */
  stageSince: Date;
  /** How often the buyer was reminded since. */
  stageReminders: number;
}

/** True when the next reminder is due; never after the last one. */
export function isReminderDue(line: WaitingLine, calendar: WorkingCalendar, now: Date): boolean {
  const days = REMINDER_DAYS[line.stageReminders];
  if (days === undefined) return false;
  const due = addWorkingDays(calendar, startOfWork(calendar, line.stageSince), days);
  return dayName(now) >= due;
}
