import type { Pt } from "./geometry";

/** One decimal is a twelfth of a hairline at 1200 px and halves the file. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (p: Pt) => `${n(p[0])} ${n(p[1])}`;

export function polyline(points: readonly Pt[], closed = false): string {
  return points.map((p, i) => (i ? "L" : "M") + pair(p)).join("") + (closed ? "Z" : "");
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Pt[], closed = false): string {
  const count = points.length;
  const at = (i: number): Pt =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  let d = "M" + pair(at(0));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Pt = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const back: Pt = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pair(out)} ${pair(back)} ${pair(c)}`;
  }
  return closed ? d + "Z" : d;
}

export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, inside = ""): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`;
}

/** A shape that is only filled or only stroked takes its opacity as paint: group opacity costs a whole layer. */
export function path(d: string, { opacity, ...attributes }: Attributes): string {
  if (opacity === undefined) return element("path", { d, ...attributes });
  const [filled, stroked] = [attributes.fill !== "none", attributes.stroke !== undefined];
  const key = filled && stroked ? "opacity" : filled ? "fill-opacity" : "stroke-opacity";
  return element("path", { d, ...attributes, [key]: opacity });
}
