import { extendTailwindMerge } from "tailwind-merge";

/** Our sizes of text (app/globals.css) look like colours to whoever does not know them. */
const merge = extendTailwindMerge({
  extend: { theme: { text: ["display", "title", "section", "heading", "lead"] } },
});

/**
 * The classes of an element that another one after them takes back: which of both holds is decided by their
 * place in the style sheet, and not by this order.
 */
export function classConflicts(classes: string): string[] {
  const kept = new Set(merge(classes).split(" "));
  return classes.split(/\s+/).filter((name) => name !== "" && !kept.has(name));
}
