import type { ReactNode } from "react";
import { shortDayText } from "@/components/shared/format/dates";
import type { Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { dayName, dayNamed } from "@/lib/base/india-time";
import { counted, countText } from "@/lib/base/text/counts";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { Entry } from "./typed-entries";

/** The columns of the table's parts. */

const rupees = (amount: number) => formatRupees(toPaise(amount));

/** The name of an entry, and below it what a phone has no columns for. */
const Title = ({ name, below }: { name: string; below: ReactNode }) => (
  <>
    <span className="block font-semibold break-words">{name}</span>
    <span className="block text-sm font-normal text-muted-foreground tabular">{below}</span>
  </>
);

const TITLE = { isTitle: true, cellClassName: "w-full min-w-32 py-2" } as const;

const rangeText = ([least, most]: readonly [number, number]) => `${least}–${most}`;

export const STYLE_COLUMNS: Column<Entry<"styles">>[] = [
  {
    name: "Style",
    ...TITLE,
    cell: ({ name, limits, boards, tool }) => (
      <Title
        name={name}
        below={
          <>
            {[limits.length, limits.width, limits.height].map(rangeText).join(" × ")} mm.{" "}
            <span className="whitespace-nowrap">
              {counted(boards.length, "board")}
              {tool ? ", needs a tool" : ""}
            </span>
          </>
        }
      />
    ),
  },
  {
    name: "From pieces",
    figure: true,
    className: "max-sm:hidden",
    cell: ({ leastQuantity }) => countText(leastQuantity),
  },
  {
    name: "State",
    cell: ({ active }) => (
      <Badge variant={active ? "default" : "secondary"}>{active ? "On" : "Off"}</Badge>
    ),
  },
];

export const BOARD_COLUMNS: Column<Entry<"boards">>[] = [
  {
    name: "Board",
    ...TITLE,
    cell: ({ name, thickness, gsm, recycledPercent }) => (
      <Title
        name={name}
        below={`${thickness} mm, ${countText(gsm)} GSM${recycledPercent > 0 ? `, ${recycledPercent}% recycled` : ""}`}
      />
    ),
  },
  {
    name: "₹ per m²",
    figure: true,
    cell: ({ prices }) => {
      const today = dayName(new Date());
      const now = prices.findLast(({ from }) => from <= today);
      const next = prices.find(({ from }) => from > today);
      return (
        <>
          <span className="block whitespace-nowrap">{now ? rupees(now.perM2) : "None yet"}</span>
          {next && (
            <span className="block text-sm text-muted-foreground">
              {rupees(next.perM2)} from {shortDayText(dayNamed(next.from))}
            </span>
          )}
        </>
      );
    },
  },
];

export const PRINT_COLUMNS: Column<Entry<"prints">>[] = [
  {
    name: "Print",
    ...TITLE,
    cell: ({ name, colours, setup }) => (
      <Title
        name={name}
        below={
          <>
            {colours === 0 ? "No colour" : counted(colours, "colour")}
            {setup > 0 && <span className="sm:hidden">, set-up {rupees(setup)} each</span>}
          </>
        }
      />
    ),
  },
  {
    name: "₹ per m² and colour",
    head: (
      <>
        ₹ per m²<span className="max-sm:hidden"> and colour</span>
      </>
    ),
    figure: true,
    cell: ({ perM2 }) => rupees(perM2),
  },
  {
    name: "Set-up a colour",
    figure: true,
    className: "max-sm:hidden",
    cell: ({ setup }) => rupees(setup),
  },
];

export const FINISH_COLUMNS: Column<Entry<"finishes">>[] = [
  { name: "Finish", ...TITLE, cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { name: "₹ per m²", figure: true, cell: ({ perM2 }) => rupees(perM2) },
];
