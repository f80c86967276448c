/**
 * The owner's clock. India has one time zone and no summer time, so that the offset is all there is to
 * it, whatever zone the browser is in.
 */
const OFFSET = "+05:30";
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The value of a `datetime-local` control for this moment, to the minute: "2026-11-21T15:05". */
export function toIndiaInput(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

/** The moment that such a value means in India; null for a text that is none. */
export function fromIndiaInput(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const moment = new Date(`${text}${text.length === 16 ? ":00" : ""}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
