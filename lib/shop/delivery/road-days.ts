import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { linesProblem, parseLines } from "@/lib/base/input/lines";

/** Transit days and places without delivery, as the setting `deliveryDays` stores them, one per line. */

export interface RoadDays {
  least: number;
  most: number;
}

export interface PlaceDays {
  /** `EVERYWHERE`, the name of a state, or the first digits of PIN codes. */
  place: string;
  /** Null: no delivery. */
  days: RoadDays | null;
}

/** All places that have no other line. */
export const EVERYWHERE = "Everywhere";

export const MAX_ROAD_DAYS = 30;

const MAX_PLACES = 100;
const LINE = /^([^=]+)=\s*(?:no|(\d{1,2})(?:\s*-\s*(\d{1,2}))?)\s*$/i;
const BEGINNING = /^[1-9]\d{1,5}$/;

function placeNamed(text: string): string | null {
  if (BEGINNING.test(text)) return text;
  const name = text.toLowerCase();
  return [EVERYWHERE, ...INDIAN_STATES].find((known) => known.toLowerCase() === name) ?? null;
}

function parsePlaceDays(line: string): PlaceDays | null {
  const [, name = "", least, most = least] = LINE.exec(line) ?? [];
  const place = placeNamed(name.trim());
  if (place === null) return null;
  return { place, days: least === undefined ? null : { least: Number(least), most: Number(most) } };
}

/** Skips lines that cannot be parsed. */
export const placesFrom = (text: string): PlaceDays[] => parseLines(text, parsePlaceDays);

function daysText(days: RoadDays | null): string {
  if (!days) return "no";
  return days.least === days.most ? String(days.least) : `${days.least}-${days.most}`;
}

/** Writes each place once; the last line for a place wins. */
export function placesText(places: readonly PlaceDays[]): string {
  const byPlace = new Map(places.map(({ place, days }) => [place, days]));
  return [...byPlace].map(([place, days]) => `${place} = ${daysText(days)}`).join("\n");
}

/** Mistakes in the text; null when it is valid. */
export function placesProblem(text: string): string | null {
  const problem = linesProblem(text, {
    parse: parsePlaceDays,
    max: MAX_PLACES,
    rule: "Write a state or the first digits of a PIN code, “=” and days, such as Kerala = 3-5, or no",
  });
  if (problem) return problem;
  const places = placesFrom(text);
  const odd = places.find(({ days }) => days && !isRange(days));
  if (odd) return `${odd.place}: choose up to ${MAX_ROAD_DAYS} days, the fewest first`;
  return places.some(({ place }) => place === EVERYWHERE) ? null : `Say what holds ${EVERYWHERE}`;
}

const isRange = ({ least, most }: RoadDays) => least <= most && most <= MAX_ROAD_DAYS;

/** Returns the most specific entry for a place: the longest prefix of its PIN code, else its state, else everywhere. */
export function roadDays(
  places: readonly PlaceDays[],
  { pin, state }: { pin: string; state: string },
): RoadDays | null {
  const byPlace = new Map(places.map(({ place, days }) => [place, days]));
  const beginnings = [6, 5, 4, 3, 2].map((length) => pin.slice(0, length));
  for (const name of [...beginnings, state, EVERYWHERE]) {
    const days = byPlace.get(name);
    if (days !== undefined) return days;
  }
  return null;
}
