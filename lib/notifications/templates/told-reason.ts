/** Why, in the shop's own words, as a sentence of its own; empty where it is not told. */
export function toldReason(reason: string | null | undefined): string {
  if (!reason) return "";
  // Whoever types a reason seldom ends it, and what follows would be read as its end.
  const end = /[.!?…।]$/u.test(reason) ? "" : ".";
  return `The reason: ${reason}${end}`;
}
