import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** Limits of the e-invoice and e-way bill portals for names and addresses. */

export const PORTAL = {
  /** Characters of the legal name of a seller or buyer. */
  name: { least: 3, most: 100 },
  /** Length of an address line; a shorter second line is refused. */
  line: { least: 3, most: 100 },
  /** Length of a city. */
  place: { least: 3, most: 50 },
  /** Kilometres between two places with the same PIN code. */
  samePin: { least: 1, most: 100 },
} as const;

/** Returns why the portal would refuse a registered buyer's name; null when it takes it. */
export function nameProblem(name: string, t: Translate = inEnglish): string | null {
  const { least } = PORTAL.name;
  if (name.trim().length >= least) return null;
  return t(
    "The GST portal takes no name shorter than {least} characters. Enter the full name of the business, as it is registered.",
    { least },
  );
}

/** Returns why the portal would refuse the city of an address; null when it takes it. */
export function cityProblem(city: string, t: Translate = inEnglish): string | null {
  const { least } = PORTAL.place;
  if (city.trim().length >= least) return null;
  return t(
    "The GST portal takes no city shorter than {least} letters. Write its full name, or that of the district.",
    { least },
  );
}
