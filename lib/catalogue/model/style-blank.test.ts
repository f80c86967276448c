import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import { measureBlank } from "./style-blank";
import { toCreases, toInside, toOutside } from "./style-size";

const styles = fc.constantFrom(...STYLE_IDS);
const inTenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);
const sizes = fc.record({
  length: inTenths(40, 1200),
  width: inTenths(40, 1200),
  height: inTenths(20, 1200),
  inside: fc.boolean(),
});
const boards = fc.constantFrom(0.15, 0.3, 0.5, 1.5, 3, 4, 7);

it("no side of a blank falls when a length grows", () => {
  fc.assert(
    fc.property(
      ...[styles, sizes, boards, fc.constantFrom("length", "width", "height"), inTenths(0, 300)],
      (style, size, thickness, grown, by) => {
        const before = measureBlank(style, size, thickness);
        const after = measureBlank(style, { ...size, [grown]: size[grown] + by }, thickness);
        expect(after.width).toBeGreaterThanOrEqual(before.width);
        expect(after.height).toBeGreaterThanOrEqual(before.height);
      },
    ),
    { numRuns: 400 },
  );
});

it("inner and outer sizes turn into each other", () => {
  fc.assert(
    fc.property(styles, sizes, boards, (style, size, thickness) => {
      const inner = { ...toInside(style, size, thickness), inside: true };
      const outer = { ...toOutside(style, size, thickness), inside: false };
      expect(toInside(style, outer, thickness)).toEqual(toInside(style, size, thickness));
      expect(toOutside(style, inner, thickness)).toEqual(toOutside(style, size, thickness));
      expect(measureBlank(style, outer, thickness)).toEqual(measureBlank(style, inner, thickness));
    }),
  );
});

const box = { length: 300, width: 200, height: 150, inside: true };

describe("the blank of a style", () => {
  // FEFCO 0201: twice length and width, and the joint; height and twice half the width. Each crease has its allowance.
  it("FEFCO 0201 is 2(L + W) + 4t + 35 by H + W + 3t", () => {
    for (const t of [1.5, 3, 4]) {
      expect(measureBlank("shipping-carton", box, t)).toEqual({
        width: 2 * (300 + 200) + 4 * t + 35,
        height: 150 + 200 + 3 * t,
      });
    }
  });

  // Score allowances of C flute (4 mm), packageit.com/custom-boxes/box-101; tolerance 1/16 inch for boxes of this size
  // (pkgsolutions.co.uk/kb/Shipping_Case_Design.php, 6).
  it("the creases of FEFCO 0201 are those of published score allowances", () => {
    const inch = 25.4;
    const { length, width, height } = toCreases("shipping-carton", box, 4);
    for (const [crease, score] of [
      [length, 300 + (3 / 16) * inch],
      [width, 200 + (3 / 16) * inch],
      [height, 150 + (3 / 8) * inch],
    ] as const) {
      expect(Math.abs(crease - score)).toBeLessThan(inch / 16);
    }
  });

  // FEFCO 0427, both ends rolled over: the trade reckons L + 4H by 2W + 3H, and adds the board of each fold.
  it("FEFCO 0427 is L + 4H + 10t by 2W + 3H + 5t", () => {
    const mailer = { length: 230, width: 155, height: 70, inside: true };
    for (const t of [1.5, 3]) {
      expect(measureBlank("mailer-box", mailer, t)).toEqual({
        width: 230 + 4 * 70 + 10 * t,
        height: 2 * 155 + 3 * 70 + 5 * t,
      });
    }
  });

  it("the other styles are as the trade has them", () => {
    // The base and two side walls; the front twice, a roll of 2t and a tab of t, the base, the back, the lid and its tuck flap.
    const pizza = { length: 254, width: 254, height: 40, inside: true };
    expect(measureBlank("pizza-box", pizza, 1.5)).toEqual({ width: 338.5, height: 680.53 });
    // Four walls and the seam of 15 mm; the height, two lids and their tuck flaps.
    const tuck = { length: 80, width: 40, height: 120, inside: true };
    expect(measureBlank("tuck-end-box", tuck, 0.5)).toEqual({ width: 257, height: 230.66 });
    // Twice width and depth and the seam; the height, the base with its overlap, and the turned-in rim.
    const bag = { length: 240, width: 100, height: 320, inside: true };
    expect(measureBlank("paper-bag", bag, 0.15)).toEqual({ width: 705, height: 320 + 70 + 38.4 });
  });
});
