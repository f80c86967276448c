import fc from "fast-check";
import { expect, it } from "vitest";
import { nearestEnd } from "./nearest-end";

it("reaches the same entries from the nearer end", () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(400),
      fc.integer({ min: 1, max: 40 }),
      (total, offset, limit) => {
        const entries = Array.from({ length: total }, (_, n) => n);
        const span = nearestEnd({ total, offset, limit });
        const list = span?.backwards ? entries.toReversed() : entries;
        const read = span ? list.slice(span.skip, span.skip + span.take) : [];
        expect(read.sort((a, b) => a - b)).toEqual(entries.slice(offset, offset + limit));
        expect(span?.skip ?? 0).toBeLessThanOrEqual(total / 2);
      },
    ),
  );
});
