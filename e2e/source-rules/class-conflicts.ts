import { extendTailwindMerge } from "tailwind-merge";

/** tailwind-merge takes our text sizes (app/globals.css) for colours unless they are listed. */
const merge = extendTailwindMerge({
  extend: { theme: { text: ["display", "title", "section", "heading", "lead"] } },
});

/**
 * Returns the classes of an element that a later one overrides. Which of the two applies depends on their order in
 * the style sheet, not in the attribute.
 */
export function classConflicts(classes: string): string[] {
  const kept = new Set(merge(classes).split(" "));
  return classes.split(/\s+/).filter((name) => name !== "" && !kept.has(name));
}
