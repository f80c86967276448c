import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { INDIAN_STATES, isUnionTerritory, getStateCode, getStateName } from "@/lib/shop/gst/states";

/** The setting `serviceableStates`: names separated by commas. */

/** Returns the names, trimmed, without empty ones. */
export function parseStates(value: string): string[] {
  return value
    .split(",")
    .map((state) => state.trim())
    .filter((state) => state !== "");
}

/** Returns the list with each state once, spelt as addresses spell it; an unknown name stays as typed. */
export function spelledStates(value: string): string {
  const names = parseStates(value).map((name) => getStateName(getStateCode(name) ?? "") ?? name);
  return [...new Set(names)].join(", ");
}

/** Maximum number of names that read well in a sentence. */
const MAX_NAMED = 8;

/** Describes where the shop delivers: "Haryana, Delhi and Goa"; for a long list only their number. */
export function deliveryArea(states: readonly string[], t: Translate = inEnglish): string {
  if (INDIAN_STATES.every((state) => states.includes(state))) {
    return t("all 28 states and 8 union territories of India");
  }
  const list = new Intl.ListFormat(LANGUAGE_TAGS[t.language]);
  // Hindi has no comma before its last part, which Intl adds.
  const join = (parts: readonly string[]) => list.format(parts).replace(/, (?=और )/, " ");
  if (states.length <= MAX_NAMED) return join(states.map((state) => t(state)));
  const territories = states.filter(isUnionTerritory).length;
  const count = states.length - territories;
  const parts = [count === 1 ? t("1 state") : t("{count} states", { count })];
  if (territories === 1) parts.push(t("1 union territory"));
  if (territories > 1) parts.push(t("{count} union territories", { count: territories }));
  return join(parts);
}
