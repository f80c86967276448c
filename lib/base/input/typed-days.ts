import { DAY_MS } from "@/lib/base/india-time";
import { z } from "./zod";

/** The bounds of days that are typed by hand: beyond them a day is taken for a typing mistake. */
const MOST_MS = 2 * 365 * DAY_MS;

/** True for a moment at which something that is recorded now can have happened. */
export function canHaveHappened(at: Date, { now = new Date(), since }: Happening = {}): boolean {
  const oldest = Math.max(now.getTime() - MOST_MS, since?.getTime() ?? 0);
  return at.getTime() <= now.getTime() && at.getTime() >= oldest;
}

interface Happening {
  now?: Date;
  /** Before it the thing cannot have happened. */
  since?: Date;
}

/** A day in India on which something is to happen, within two years from today. */
export const plannedDay = () =>
  z.iso.date("Choose a day.").refine((day) => {
    const ahead = new Date(day).getTime() - Date.now();
    return Math.abs(ahead) <= MOST_MS;
  }, "Choose a day within two years.");
