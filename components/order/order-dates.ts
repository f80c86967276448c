const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** "21 November 2026", the date in India. */
export function dayText(date: Date): string {
  return day.format(date);
}
