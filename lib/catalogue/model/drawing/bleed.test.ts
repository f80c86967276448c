import fc from "fast-check";
import { expect, it } from "vitest";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import { BLEED_MM } from "@/lib/pricing/dieline";
import { bleedLines } from "./bleed";
import { layFlat } from "../flat-sheet";
import { buildNet } from "../model-plan";
import { planStyle } from "../plan-style";
import type { Point } from "../space";

/** The distance from a point to a segment. */
function away([x, y]: Point, from: Point, until: Point): number {
  const [du, dv] = [until[0] - from[0], until[1] - from[1]];
  const along = ((x - from[0]) * du + (y - from[1]) * dv) / (du * du + dv * dv || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from[0] - share * du, y - from[1] - share * dv);
}

it("the bleed of a square is the square 3 mm larger on each side", () => {
  const lines = bleedLines([
    [
      [0, 0],
      [50, 0],
      [50, 50],
      [0, 50],
    ],
  ]);
  const points = lines.flatMap(({ from, until }) => [from, until].map(String));
  expect([...new Set(points)].toSorted()).toEqual(["-3,-3", "-3,53", "53,-3", "53,53"]);
});

it("is a closed line around every style, 3 mm or a mitre away from the cut", () => {
  const mm = (min: number, max: number) => fc.integer({ min, max });
  const sizes = fc.record({
    length: mm(80, 500),
    width: mm(60, 400),
    height: mm(30, 400),
    inside: fc.constant(true),
  });
  fc.assert(
    fc.property(fc.constantFrom(...STYLE_IDS), sizes, (style, size) => {
      const board = { name: "Kraft", thickness: style === "paper-bag" ? 0.15 : 1.5 };
      const { pieces, lines } = layFlat(buildNet(planStyle(style, size, board)));
      const bleed = bleedLines(pieces);
      const cuts = lines.filter(({ kind }) => kind === "cut");
      const ends = new Map<string, number>();
      for (const { from, until } of bleed) {
        const middle: Point = [(from[0] + until[0]) / 2, (from[1] + until[1]) / 2];
        const least = Math.min(...cuts.map((cut) => away(middle, cut.from, cut.until)));
        expect(least).toBeGreaterThan(BLEED_MM - 0.01);
        expect(least).toBeLessThan(2 * BLEED_MM);
        for (const point of [from, until]) {
          const key = point.map((at) => Math.round(at * 5 + 0.137)).join(" ");
          ends.set(key, (ends.get(key) ?? 0) + 1);
        }
      }
      expect([...ends.values()].filter((count) => count < 2)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
