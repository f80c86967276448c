const format = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-03-09" → "9 March 2026" */
export function formatReviewDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The first letter of a name, a whole character in any script; "?" for a name without one. */
export function initialOf(name: string): string {
  return /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase("en-IN") ?? "?";
}
