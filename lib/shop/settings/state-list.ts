import { counted } from "@/lib/base/counts";
import { INDIAN_STATES, isUnionTerritory, stateCodeOf, stateNameOf } from "@/lib/shop/gst/states";

/** The setting `serviceableStates`: names separated by commas. */

/** The names, trimmed, without empty ones. */
export function statesOf(value: string): string[] {
  return value
    .split(",")
    .map((state) => state.trim())
    .filter((state) => state !== "");
}

/** The list with each state once, spelt as addresses spell it; a name that is no state's stays as typed. */
export function spelledStates(value: string): string {
  const names = statesOf(value).map((name) => stateNameOf(stateCodeOf(name) ?? "") ?? name);
  return [...new Set(names)].join(", ");
}

/** As many names are read at a glance. */
const MAX_NAMED = 8;

const list = new Intl.ListFormat("en-IN");

/** Where the shop delivers, in words: "Haryana, Delhi and Goa"; of many how many. */
export function deliveryArea(states: readonly string[]): string {
  if (INDIAN_STATES.every((state) => states.includes(state))) {
    return "all 28 states and 8 union territories of India";
  }
  if (states.length <= MAX_NAMED) return list.format(states);
  const territories = states.filter(isUnionTerritory).length;
  const parts = [counted(states.length - territories, "state")];
  if (territories > 0) parts.push(counted(territories, "union territory", "union territories"));
  return list.format(parts);
}
