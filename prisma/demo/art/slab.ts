import { add, circle, normalOf, type Pt, turn, type Vec } from "./geometry";
import type { FaceLook, Pen } from "./pen";

/** A flat thing with thickness, such as folded cloth or a book: an outline in the plane, pulled up from z0 to z1. */
export function slab(
  pen: Pen,
  outline: readonly Pt[],
  z0: number,
  z1: number,
  colour: string,
  look: FaceLook & { side?: string } = {},
): string {
  const rise = (p: Pt, z: number): Vec => [p[0], p[1], z];
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const quad = [rise(a, z0), rise(b, z0), rise(b, z1), rise(a, z1)];
    const outward = normalOf(quad);
    return pen.sees(outward)
      ? pen.face(quad, look.side ?? colour, { bare: outline.length > 8, fall: 0 })
      : "";
  });
  return (
    sides.join("") +
    pen.face(
      outline.map((p) => rise(p, z1)),
      colour,
      look,
    )
  );
}

/** Rectangle with rounded corners, anticlockwise, turned about its own middle. */
export function roundedRect(
  width: number,
  depth: number,
  radius: number,
  at: Vec = [0, 0, 0],
  degrees = 0,
): Pt[] {
  const centres = (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([x, y]): Vec => [x * (width / 2 - radius), y * (depth / 2 - radius), 0]);
  return centres.flatMap((centre, quarter) => {
    const ring = circle([0, 0, 0], radius, 16);
    return [0, 1, 2, 3, 4].map((step): Pt => {
      const p = add(turn(add(ring[(quarter * 4 + step) % 16] ?? centre, centre), degrees), at);
      return [p[0], p[1]];
    });
  });
}
