import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bagNet } from "./bag";
import { cartonNet } from "./carton";
import { cupNet } from "./cup";
import type { BoxMeasures } from "./box";
import { mailerNet } from "./mailer";
import { pizzaNet } from "./pizza";
import { placed, type Net, type Placed } from "../net";
import { at, subtract, type Point, type Vector } from "../space";
import { tuckBoxNet } from "./tuck-box";
import { TUBE_CLOSED } from "./tube";

/** Tolerance in millimetres, too small to see. */
const NEAR = 0.1;

const millimetres = (min: number, max: number) => fc.integer({ min, max });

const boxes = fc.record({
  length: millimetres(80, 500),
  depth: millimetres(40, 300),
  height: millimetres(30, 300),
  thickness: fc.constantFrom(0.5, 1.6, 3),
});
const bags = fc.record({
  width: millimetres(100, 400),
  depth: millimetres(50, 180),
  height: millimetres(200, 500),
  thickness: fc.constant(0.3),
  handleColour: fc.constant("red"),
  handles: fc.constantFrom(null, "twisted" as const, "flat" as const, "rope" as const),
});
const cups = fc.record({
  base: millimetres(40, 120),
  wider: millimetres(0, 50),
  height: millimetres(40, 200),
  thickness: fc.constant(0.4),
});

const toCup = ({
  wider,
  ...cup
}: {
  base: number;
  wider: number;
  height: number;
  thickness: number;
}) => cupNet({ ...cup, rim: cup.base + wider });

/** Every kind of net with varied measures. */
const kinds: [string, fc.Arbitrary<Net>][] = [
  ["mailer", boxes.map(mailerNet)],
  ["pizza box", boxes.map(pizzaNet)],
  ["carton", boxes.map(cartonNet)],
  ["tuck box", boxes.map(tuckBoxNet)],
  ["bag", bags.map(bagNet)],
  ["cup", cups.map(toCup)],
];

const distance = (a: Vector, b: Vector) => Math.hypot(...subtract(a, b));
const listCorners = ({ panel, frame }: Placed) => panel.outline.map((point) => at(frame, point));

function toPanel(panels: readonly Placed[], id: string): Placed {
  const found = panels.find(({ panel }) => panel.id === id);
  if (!found) throw new Error(`There is no panel ${id}.`);
  return found;
}

const toPoint = (panels: readonly Placed[], id: string, point: Point) =>
  at(toPanel(panels, id).frame, point);

/** Returns the sides of the bounding box of all panels. */
function listExtent(panels: readonly Placed[]): number[] {
  const points = panels.flatMap(listCorners);
  return ([0, 1, 2] as const).map((axis) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  });
}

/** Returns the minimum overlap of two convex outlines, along the axis that separates them best. */
function overlap(one: readonly Vector[], other: readonly Vector[]): number {
  let least = Infinity;
  for (const outline of [one, other]) {
    outline.forEach((from, index) => {
      const until = outline[(index + 1) % outline.length] ?? from;
      const length = Math.hypot(until[0] - from[0], until[1] - from[1]);
      const along = (point: Vector) =>
        (point[0] * (until[1] - from[1]) - point[1] * (until[0] - from[0])) / length;
      const [a, b] = [one.map(along), other.map(along)];
      least = Math.min(least, Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
    });
  }
  return least;
}

describe.each(kinds)("a %s", (_, nets) => {
  it("begins as one flat sheet, no part of it on another", () => {
    fc.assert(
      fc.property(nets, (net) => {
        const outlines = placed(net, 0).map(listCorners);
        for (const [, , z] of outlines.flat()) expect(Math.abs(z)).toBeLessThan(NEAR);
        outlines.forEach((outline, index) => {
          for (const other of outlines.slice(index + 1)) {
            expect(overlap(outline, other)).toBeLessThan(NEAR);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it("hangs together in its hinges at every moment", () => {
    fc.assert(
      fc.property(nets, fc.double({ min: 0, max: 1, noNaN: true }), (net, progress) => {
        const panels = placed(net, progress);
        for (const { panel, frame } of panels) {
          if (!panel.hinge) continue;
          const { to, from, until } = panel.hinge;
          for (const end of [from, until]) {
            expect(distance(at(frame, end), toPoint(panels, to, end))).toBeLessThan(NEAR);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it("has its outlines against the clock", () => {
    fc.assert(
      fc.property(nets, (net) => {
        for (const { outline } of net.sheets.flatMap(({ panels }) => panels)) {
          const area = outline.reduce((sum, [u, v], index) => {
            const [nextU, nextV] = outline[(index + 1) % outline.length] ?? [u, v];
            return sum + u * nextV - nextU * v;
          }, 0);
          expect(area).toBeGreaterThan(0);
        }
      }),
      { numRuns: 10 },
    );
  });
});

it("a box folds to its own outside measures", () => {
  fc.assert(
    fc.property(boxes, (box: BoxMeasures) => {
      const { length, depth, height, thickness } = box;
      for (const netOf of [mailerNet, pizzaNet, cartonNet, tuckBoxNet]) {
        const extent = listExtent(placed(netOf(box), 1));
        [length, depth, height].forEach((measure, axis) => {
          expect(Math.abs((extent[axis] ?? 0) - measure)).toBeLessThan(thickness + 1.1);
        });
      }
    }),
  );
});

it("a bag and a cup fold to theirs", () => {
  fc.assert(
    fc.property(bags, cups, (bag, { wider, ...cup }) => {
      const [width = 0, depth = 0, height = 0] = listExtent(placed(bagNet(bag), 1));
      expect(Math.abs(width - bag.width)).toBeLessThan(NEAR);
      expect(Math.abs(depth - bag.depth)).toBeLessThan(NEAR);
      // The layers of the base lie on top of each other.
      expect(height - bag.height).toBeLessThan(0.02 * bag.depth);
      const rim = cup.base + wider;
      const [across = 0, , high = 0] = listExtent(placed(toCup({ ...cup, wider }), 1));
      expect(Math.abs(across - rim)).toBeLessThan(0.005 * rim + NEAR);
      expect(Math.abs(high - cup.height)).toBeLessThan(NEAR);
    }),
  );
});

it("the walls of a folded carton meet, and so do its flaps", () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const { length: l, depth: w, height: h } = box;
      const panels = placed(cartonNet(box), 1);
      const end = 2 * (l + w);
      for (const v of [10, h - 10]) {
        const [first, last] = [toPoint(panels, "front", [0, v]), toPoint(panels, "left", [end, v])];
        expect(distance(first, last)).toBeLessThan(NEAR);
      }
      for (const [name, v] of [
        ["top", h + w / 2],
        ["bottom", -w / 2],
      ] as const) {
        const front = toPoint(panels, `front-${name}`, [l / 2, v]);
        const back = toPoint(panels, `back-${name}`, [l + w + l / 2, v]);
        expect(distance(front, back)).toBeLessThan(NEAR);
      }
    }),
  );
});

it("the paper of a bag's base does not stretch while it folds", () => {
  const moments = fc.double({ min: TUBE_CLOSED, max: 1, noNaN: true });
  fc.assert(
    fc.property(bags, moments, (bag, progress) => {
      const { width: w, depth: d } = bag;
      const panels = placed(bagNet(bag), progress);
      // The lower end of the edge shared by the front and the right side.
      const front = toPoint(panels, "front-base", [w, -d / 2]);
      const corner = toPoint(panels, "right-corner0", [w, -d / 2]);
      expect(distance(front, corner)).toBeLessThan(NEAR);
      const back = toPoint(panels, "back-base", [w + d, -d / 2]);
      const other = toPoint(panels, "right-corner1", [w + d, -d / 2]);
      expect(distance(back, other)).toBeLessThan(NEAR);
    }),
  );
});

it("the sleeve of a cup closes, and its base fits in", () => {
  fc.assert(
    fc.property(cups, (cup) => {
      const panels = placed(toCup(cup), 1);
      const strips = panels.filter(({ panel }) => panel.id !== "base");
      const [first, last] = [toPanel(panels, "strip-23"), toPanel(panels, "strip24")];
      const [a, b] = [listCorners(first), listCorners(last)];
      expect(distance(a[0] ?? [0, 0, 0], b[1] ?? [9, 9, 9])).toBeLessThan(NEAR);
      expect(distance(a[3] ?? [0, 0, 0], b[2] ?? [9, 9, 9])).toBeLessThan(NEAR);
      expect(strips).toHaveLength(48);
      const [width = 0] = listExtent([toPanel(panels, "base")]);
      expect(width).toBeLessThan(Math.max(cup.base + cup.wider, cup.base + 0.2));
      expect(width).toBeGreaterThan(cup.base * 0.99);
    }),
  );
});
