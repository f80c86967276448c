import "server-only";
import { createHash } from "node:crypto";
import type { Credit } from "./parse-statement";

/**
 * The reference of each row: the bank's own, else one made of what the row says, so that the same file
 * again records nothing twice. Of rows that say the same, each has its own.
 */
export function withReferences(credits: readonly Credit[]) {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    if (credit.reference !== null) return { credit, reference: credit.reference };
    const said = JSON.stringify([credit.day, credit.narration, credit.amountPaise]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    const digest = createHash("sha256").update(`${count} ${said}`).digest("hex");
    return { credit, reference: `ROW-${digest.slice(0, 20).toUpperCase()}` };
  });
}
