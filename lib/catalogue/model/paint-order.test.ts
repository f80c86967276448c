import fc from "fast-check";
import { expect, it } from "vitest";
import { createCamera, project, type Spot } from "./camera";
import { mailerNet } from "./nets/mailer";
import { paintOrder, buildTree, type Piece } from "./paint-order";
import { placed } from "./net";
import { add, at, dot, times, type Vector } from "./space";

const piece = (of: string, ...points: Vector[]): Piece<string> => ({
  corners: points.map((point) => ({ point, edge: "free" })),
  whole: true,
  of,
});

it("paints the farthest first, from any angle", () => {
  const sheet = (y: number): Vector[] => [
    [0, y, 0],
    [10, y, 0],
    [10, y, 10],
    [0, y, 10],
  ];
  const tree = buildTree([piece("near", ...sheet(0)), piece("far", ...sheet(5))]);
  const names = (turn: number) =>
    paintOrder(tree, createCamera({ turn, tilt: 20 }).eye).map(({ of }) => of);
  expect(names(10)).toEqual(["far", "near"]);
  expect(names(170)).toEqual(["near", "far"]);
});

it("splits intersecting pieces", () => {
  const tree = buildTree([
    piece("wall", [0, 0, 0], [10, 0, 0], [10, 0, 10], [0, 0, 10]),
    piece("board", [2, -5, 5], [8, -5, 5], [8, 5, 5], [2, 5, 5]),
  ]);
  const painted = paintOrder(tree, createCamera({ turn: 0, tilt: 30 }).eye);
  expect(painted.map(({ of, whole }) => [of, whole])).toEqual([
    ["board", false],
    ["wall", true],
    ["board", false],
  ]);
});

/** Whether a point of the picture is inside a convex outline and not near its edges. */
function isInside([x, y]: Spot, outline: readonly Spot[]): boolean {
  const sides = outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
  });
  return sides.every((side) => side > 0.5) || sides.every((side) => side < -0.5);
}

const toMiddle = (points: readonly Vector[]) =>
  times(points.reduce(add, [0, 0, 0]), 1 / points.length);

it("never paints a panel of a folding box over a nearer one", () => {
  const net = mailerNet({ length: 250, depth: 180, height: 80, thickness: 1.6 });
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(unit, unit, unit, (progress, turn, tilt) => {
      const camera = createCamera({ turn: 360 * turn - 180, tilt: 160 * tilt - 80 });
      const pieces = placed(net, progress).map(({ panel, frame }) =>
        piece(panel.id, ...panel.outline.map((point) => at(frame, point))),
      );
      const painted = paintOrder(buildTree(pieces), camera.eye).map(({ corners }) =>
        corners.map(({ point }) => point),
      );
      painted.forEach((points, index) => {
        const middle = toMiddle(points);
        const spot = project(camera, middle);
        for (const later of painted.slice(index + 1)) {
          if (
            !isInside(
              spot,
              later.map((point) => project(camera, point)),
            )
          )
            continue;
          // On the line of sight through the middle of this panel, the panel painted later must be nearer.
          expect(depthAt(later, middle, camera.eye)).toBeGreaterThan(-0.1);
        }
      });
    }),
    { numRuns: 60 },
  );
});

/** Returns the distance from a point towards the eye to the plane of an outline. */
function depthAt(points: readonly Vector[], from: Vector, eye: Vector): number {
  const [a = from, b = from, c = from] = points;
  const [p, q] = [add(b, times(a, -1)), add(c, times(a, -1))];
  const normal: Vector = [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  return dot(normal, add(a, times(from, -1))) / dot(normal, eye);
}
