import { weekdayText } from "@/components/shared/format/near-days";
import { dayNamed } from "@/lib/base/india-time";
import { cn } from "@/lib/base/cn";
import { countText } from "@/lib/base/text/counts";
import type { SheetLine } from "@/lib/catalogue/model/flat-sheet";
import type { Board } from "@/lib/catalogue/model/plan-style";
import { laySize } from "@/lib/catalogue/model/size-sheet";
import type { TriedSize } from "@/lib/catalogue/sizes/admin/schemas";
import { calculateShare, formatRupees, toPaise } from "@/lib/pricing/money";
import type { StyleId } from "@/lib/pricing/size-spec";

interface TriedPriceProps {
  tried: TriedSize;
  style: StyleId;
  board: Board | undefined;
}

const rupees = (amount: number) => formatRupees(toPaise(amount));

/** The price of a size in short, which stays in view above its form. */
export function TriedTotal({ tried }: Pick<TriedPriceProps, "tried">) {
  const [price] = tried.prices;
  if (!price) return null;
  const { quantity, total, cost, margin = 0 } = price;
  return (
    <>
      <p className="text-2xl font-semibold tabular">{rupees(total)}</p>
      <p className="text-sm tabular">
        {formatRupees(calculateShare(toPaise(price.price), 1, price.basis))} a piece of{" "}
        {countText(quantity)}, set-up and tool apart
      </p>
      {cost !== undefined && (
        <p className="text-sm text-muted-foreground tabular">
          Cost {rupees(cost)}, margin {percentText(margin, total)}
        </p>
      )}
    </>
  );
}

/** What the price is made of, and the blank. */
export function TriedPrice({ tried, style, board }: TriedPriceProps) {
  const [price] = tried.prices;
  if (!price) return null;
  const { total, cost, margin = 0, parts } = price;
  return (
    <>
      {parts && cost !== undefined && (
        <dl className="text-sm tabular">
          {PARTS.map(([part, name]) =>
            parts[part] > 0 ? <Line key={part} name={name} amount={parts[part]} /> : null,
          )}
          <Line name="Cost" amount={cost} isSum />
          <Line name={`Margin, ${percentText(margin, total)} of the price`} amount={margin} />
          <Line name="Price" amount={total} isSum />
        </dl>
      )}
      <p className="mt-3 text-sm text-muted-foreground">
        {countText(Math.round(price.weight / 1000))} kg in all. Ready by{" "}
        {weekdayText(dayNamed(price.readyBy))} ({countText(price.leadDays)} working days).
      </p>
      {board && <Blank tried={tried} style={style} board={board} />}
    </>
  );
}

const PARTS = [
  ["board", "Board, with waste"],
  ["print", "Print"],
  ["finish", "Finish"],
  ["conversion", "Conversion and run"],
  ["setup", "Set-up of the print"],
  ["tool", "Tool"],
] as const;

const percentText = (part: number, whole: number) =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : "0%";

interface LineProps {
  name: string;
  amount: number;
  isSum?: boolean;
}

const Line = ({ name, amount, isSum = false }: LineProps) => (
  <div
    className={cn("flex justify-between gap-4 py-0.5", isSum && "mt-1 border-t pt-1 font-semibold")}
  >
    <dt>{name}</dt>
    <dd>{rupees(amount)}</dd>
  </div>
);

const toPath = (lines: readonly SheetLine[], kind: SheetLine["kind"]) =>
  lines
    .filter((line) => line.kind === kind)
    .map(({ from, until }) => `M${from.join(" ")}L${until.join(" ")}`)
    .join("");

/** The flat blank: whole lines are cut, dashed ones creased. */
function Blank({ tried, style, board }: Required<TriedPriceProps> & { board: Board }) {
  const { width, height, lines } = laySize(style, tried.spec, board);
  const size = `${tried.blank.width} × ${tried.blank.height} mm`;
  const area = (tried.blank.width * tried.blank.height) / 1_000_000;
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={`The flat blank, ${size}`}
        viewBox={`0 0 ${width} ${height}`}
        className="max-h-64 w-full overflow-visible fill-none stroke-foreground"
      >
        <path d={toPath(lines, "cut")} strokeWidth={1.25} vectorEffect="non-scaling-stroke" />
        <path
          d={toPath(lines, "crease")}
          strokeWidth={1}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 text-sm text-muted-foreground tabular">
        Blank {size}, {area.toFixed(3)} m². Whole lines are cut, dashed ones creased.
      </figcaption>
    </figure>
  );
}
