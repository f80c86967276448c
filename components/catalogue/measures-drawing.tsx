import type { Measures } from "@/lib/catalogue/measures";

const WIDTH = 520;
const HEIGHT = 340;
/** Beside the drawing stand numbers of up to a dozen signs. */
const MARGIN = { x: 116, y: 48 };
/** How far depth leans to the right and upwards in the picture. */
const LEAN = { x: 0.5, y: 0.35 };

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** Width, depth and height in the picture, as large as it takes them. */
function scaled([width = 1, depth = 1, height]: readonly number[]) {
  const up = height ?? depth;
  const back = height === undefined ? 0 : depth;
  const scale = Math.min(
    (WIDTH - 2 * MARGIN.x) / (width + back * LEAN.x),
    (HEIGHT - 2 * MARGIN.y) / (up + back * LEAN.y),
  );
  return { w: width * scale, x: back * LEAN.x * scale, y: back * LEAN.y * scale, h: up * scale };
}

/** The product as a sheet or a box in proportion, with its measures written to its edges. */
export function MeasuresDrawing({ measures, text }: { measures: Measures; text: string }) {
  const { lengths, unit } = measures;
  const { w, x, y, h } = scaled(lengths);
  const left = (WIDTH - w - x) / 2;
  const top = (HEIGHT - h - y) / 2 + y;
  const isBox = lengths.length === 3;
  const front: Point[] = [
    [left, top],
    [left + w, top],
    [left + w, top + h],
    [left, top + h],
  ];
  const lid: Point[] = [
    [left, top],
    [left + x, top - y],
    [left + w + x, top - y],
    [left + w, top],
  ];
  const side: Point[] = [
    [left + w, top],
    [left + w + x, top - y],
    [left + w + x, top - y + h],
    [left + w, top + h],
  ];
  const said = lengths.map((length) => `${length} ${unit}`);
  return (
    <figure className="max-w-xl rounded-lg border bg-card p-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Measures: ${text}`}
        className="h-auto w-full fill-none stroke-current text-foreground"
        strokeWidth={1.6}
        strokeLinejoin="round"
      >
        {isBox && <path d={path(lid)} className="fill-kraft/50" />}
        {isBox && <path d={path(side)} className="fill-kraft" />}
        <path d={path(front)} className="fill-kraft/25" />
        <g className="fill-current text-lg font-semibold tabular" stroke="none" textAnchor="middle">
          <text x={left + w / 2} y={top + h + 30}>
            {said[0]}
          </text>
          <text x={left - 12} y={top + h / 2 + 6} textAnchor="end">
            {said.at(-1)}
          </text>
          {isBox && (
            <text x={left + w + x / 2 + 12} y={top + h - y / 2 + 22} textAnchor="start">
              {said[1]}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-1 text-center text-sm text-muted-foreground">
        {text}. Drawn in proportion.
      </figcaption>
    </figure>
  );
}
