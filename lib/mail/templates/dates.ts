/** Dates as people in India write them, on the clock of the shop. */

const ZONE = { timeZone: "Asia/Kolkata" } as const;
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", ...ZONE });
const weekday = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", ...ZONE });
const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", ...ZONE });

/** "21 November 2026" */
export const longDate = (date: Date): string => day.format(date);

/** "Saturday 28 November 2026" */
export const fullDate = (date: Date): string => weekday.format(date).replace(", ", " ");

/** "21 November 2026 at 3:12 pm IST" */
export const longMoment = (date: Date): string => `${moment.format(date)} IST`;
