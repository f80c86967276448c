import type { Translate } from "@/lib/i18n/translate";
import type { Claims } from "./claims";

/** Phrases in claims and terms that the shop can translate. */
const PHRASES = [
  "{figure} pieces",
  "{figure} hrs",
  "{figure} minutes",
  "{figure} hours",
  "{figure} days",
  "{figure} business days",
  "{figure} months",
  "{figure} days' notice",
  "within {figure} hours",
  "within {figure} hours of receipt",
  "within {figure} days",
];

/** Says a claim or a term in the language of the page; the owner's own words stay as they are. */
export function translatePhrase(t: Translate, phrase: string): string {
  const [figure = ""] = /\d[\d-]*/.exec(phrase) ?? [];
  const pattern = phrase.replace(figure, "{figure}");
  return PHRASES.includes(pattern) ? t(pattern, { figure }) : phrase;
}

/** Says a text that quotes claims or terms, or an empty text when one of them is empty. */
export function translateQuoting(
  t: Translate,
  text: string,
  quoted: Readonly<Record<string, string>>,
) {
  const phrases = Object.entries(quoted);
  if (phrases.some(([, phrase]) => phrase === "")) return "";
  return t(text, Object.fromEntries(phrases.map(([name, it]) => [name, translatePhrase(t, it)])));
}

/** Says how long the road takes, the same everywhere; empty when the owner makes no such claim. */
export const translateDelivery = (t: Translate, { delivery }: Pick<Claims, "delivery">) =>
  translateQuoting(t, "Delivery takes {delivery} after dispatch.", { delivery });

/** Returns the large figure shown beside a claim: "3-5" of "3-5 business days", "24" of "within 24 hours", "500+". */
export function findFigure(claim: string): string {
  return /^(?:within )?([\d-]+\+?)/.exec(claim)?.[1] ?? "";
}

/** Joins sentences, skipping those that were left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
