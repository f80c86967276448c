import { useTranslate } from "#words";
import { getDimensions, measuresIn, withInsideSize, type Measures } from "@/lib/catalogue/measures";
import type { Product } from "@/lib/catalogue/schemas";
import { shownSpecifications } from "@/lib/catalogue/specifications";
import { packSizeText } from "@/lib/catalogue/price/unit-price";
import { translateOwn } from "@/lib/i18n/translate";

const WIDTH = 520;
/** The height of the tallest drawing, without the margins above and below. */
const HEIGHT = 260;
const ABOVE = 12;
/** Space for the number below the drawing. */
const BELOW = 48;
/** The approximate width of a digit. */
const SIGN = 13;
/** The gap between the drawing and a number. */
const GAP = 14;
/** How far depth extends to the right and upwards in the picture, per unit. */
const LEAN = { x: 0.5, y: 0.35 };

type Point = readonly [x: number, y: number];

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** Widths of the numbers to the left of the drawing and, for a box, to the right of it below the slant. */
function labelWidths(labels: readonly string[]) {
  const [, depth = ""] = labels;
  const height = labels.at(-1) ?? "";
  return { left: GAP + SIGN * height.length, slant: GAP + SIGN * depth.length };
}

type Labels = ReturnType<typeof labelWidths>;

/** Scales width, depth and height to the largest size that fits, and returns the left edge, too. */
function scaled([width = 1, depth = 1, height]: readonly number[], { left, slant }: Labels) {
  const up = height ?? depth;
  const back = height === undefined ? 0 : depth;
  const scale = Math.min(
    (WIDTH - left - GAP) / (width + back * LEAN.x),
    (WIDTH - left - slant) / (width + (back * LEAN.x) / 2),
    HEIGHT / (up + back * LEAN.y),
  );
  const [w, x] = [width * scale, back * LEAN.x * scale];
  const right = Math.max(x + GAP, x / 2 + slant);
  const from = left + (WIDTH - left - w - right) / 2;
  return { left: from, w, x, y: back * LEAN.y * scale, h: up * scale };
}

/** Draws the product as a sheet or a box in proportion, with its measures along its edges. */
function MeasuresDrawing({ measures, text }: { measures: Measures; text: string }) {
  const t = useTranslate();
  const { lengths, unit } = measures;
  const labels = lengths.map((length) => `${length} ${unit}`);
  const { left, w, x, y, h } = scaled(lengths, labelWidths(labels));
  const top = ABOVE + y;
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
  return (
    <figure className="max-w-xl rounded-lg border bg-card p-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${(top + h + BELOW).toFixed(1)}`}
        role="img"
        aria-label={t("Measures: {text}", { text })}
        className="h-auto w-full overflow-visible fill-none stroke-current text-foreground"
        strokeWidth={1.6}
        strokeLinejoin="round"
      >
        {isBox && <path d={path(lid)} className="fill-kraft/50" />}
        {isBox && <path d={path(side)} className="fill-kraft" />}
        <path d={path(front)} className="fill-kraft/25" />
        <g className="fill-current text-xl font-semibold tabular" stroke="none" textAnchor="middle">
          <text x={left + w / 2} y={top + h + 32}>
            {labels[0]}
          </text>
          <text x={left - GAP} y={top + h / 2 + 8} textAnchor="end">
            {labels.at(-1)}
          </text>
          {isBox && (
            <text x={left + w + x / 2 + GAP} y={top + h - y / 2 + 26} textAnchor="start">
              {labels[1]}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-1 text-center text-sm text-muted-foreground">
        {t("{text}. Drawn in proportion.", { text })}
      </figcaption>
    </figure>
  );
}

/** All specifications of a product, with a drawing of its measures where possible. */
export function SpecificationPanel({ product }: { product: Product }) {
  const specifications = shownSpecifications(product);
  const dimensions = getDimensions(specifications);
  const measures = dimensions === null ? null : measuresIn(dimensions);
  const table = <SpecificationTable specifications={withInsideSize(specifications)} />;
  if (dimensions === null || !measures) return table;
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      {table}
      <MeasuresDrawing measures={measures} text={dimensions} />
    </div>
  );
}

function SpecificationTable({ specifications }: { specifications: Record<string, string> }) {
  const t = useTranslate();
  const rows = Object.entries(specifications);
  if (rows.length === 0) {
    return (
      <p className="text-muted-foreground">{t("No specifications are given for this product.")}</p>
    );
  }
  return (
    <table className="w-full max-w-3xl border-t text-left">
      <caption className="sr-only">{t("Specifications")}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b align-top">
            <th scope="row" className="w-2/5 py-3 pr-4 font-medium text-muted-foreground sm:w-56">
              {translateOwn(t, name)}
            </th>
            <td className="py-3 [overflow-wrap:anywhere] tabular">{packSizeText(value, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
