import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from "recharts";
import { Rupees } from "@/components/shared/format/rupees";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/text/counts";
import { formatCompactRupees, toPaise } from "@/lib/pricing/money";
import type { CategoryBar, Period } from "./spans";

/** Colours of the shop's theme. */
const AXIS = {
  tickLine: false,
  axisLine: false,
  tick: { fill: "var(--muted-foreground)", fontSize: 12 },
} as const;

const GRID = { stroke: "var(--border)", strokeDasharray: "2 4" } as const;

const CURSOR = { fill: "var(--muted)" } as const;

/** Animations are off, because the figures are for reading. */
const STILL = { isAnimationActive: false } as const;

/** Formats a tick of the rupee axis: "₹45K". */
function rupeeTick(rupees: number): string {
  return formatCompactRupees(toPaise(rupees));
}

/** The tooltip at the pointer, or at the bar selected with the arrow keys. */
function TooltipBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="rounded-md border bg-popover px-3 py-2 text-sm text-popover-foreground shadow-lift"
    >
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}

const FILL = { width: "100%", height: "100%" } as const;
const TIME_MARGIN = { top: 4, right: 4, bottom: 6, left: 0 };
const Y_AXIS = { ...AXIS, width: 52 } as const;
const RADIUS: [number, number, number, number] = [2, 2, 0, 0];
const SYNC = "sales";
/** The upper panel's tooltip shows the figures of both. */
const NOTHING = () => null;

/**
 * Two panels over one time axis, which thus need neither a second scale nor colours to distinguish them. Arrow keys
 * move through the bars of both.
 */
export function TimeChart({ periods, className }: { periods: Period[]; className: string }) {
  return (
    <div className={cn("flex flex-col", className)}>
      <Panel periods={periods} name="Revenue" className="flex-[3]">
        <XAxis dataKey="short" hide />
        <YAxis {...Y_AXIS} tickFormatter={rupeeTick} tickCount={4} />
        <Tooltip cursor={CURSOR} content={PeriodTooltip} {...STILL} />
        <Bar dataKey="revenue" fill="var(--primary)" radius={RADIUS} {...STILL} />
      </Panel>
      <Panel periods={periods} name="Orders" className="mt-2 flex-[2]">
        <XAxis dataKey="short" {...AXIS} minTickGap={16} />
        <YAxis {...Y_AXIS} allowDecimals={false} tickCount={3} />
        <Tooltip cursor={CURSOR} content={NOTHING} {...STILL} />
        <Bar dataKey="orders" fill="var(--muted-foreground)" radius={RADIUS} {...STILL} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  periods: Period[];
  name: string;
  className: string;
  children: ReactNode;
}

function Panel({ periods, name, className, children }: PanelProps) {
  return (
    <div className={cn("flex min-h-0 flex-col", className)}>
      <p aria-hidden className="text-xs font-semibold">
        {name}
      </p>
      <div className="min-h-0 flex-1">
        <BarChart
          responsive
          style={FILL}
          data={periods}
          margin={TIME_MARGIN}
          syncId={SYNC}
          aria-label={`${name} over time. Use the arrow keys to read each bar, or show the figures as a table.`}
        >
          <CartesianGrid vertical={false} {...GRID} />
          {children}
        </BarChart>
      </div>
    </div>
  );
}

interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function PeriodTooltip({ active, payload }: TooltipProps) {
  const period = payload?.[0]?.payload as Period | undefined;
  if (!active || !period) return null;
  return (
    <TooltipBox title={period.long}>
      <p>
        <Rupees amount={period.revenue} />
      </p>
      <p className="tabular">{counted(period.orders, "order")}</p>
    </TooltipBox>
  );
}

/** Leaves room for the amount at the end of the longest bar. */
const CATEGORY_MARGIN = { top: 0, right: 56, bottom: 0, left: 0 };

export function CategoryChart({ bars, className }: { bars: CategoryBar[]; className: string }) {
  return (
    <div className={cn("min-w-0", className)}>
      <BarChart
        responsive
        style={FILL}
        layout="vertical"
        data={bars}
        margin={CATEGORY_MARGIN}
        aria-label="Revenue by category. Use the arrow keys to read each bar, or show the figures as a table."
      >
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" {...AXIS} width={112} />
        <Tooltip cursor={CURSOR} content={CategoryTooltip} {...STILL} />
        <Bar
          dataKey="revenue"
          fill="var(--primary)"
          radius={[0, 2, 2, 0]}
          maxBarSize={28}
          {...STILL}
        >
          <LabelList
            dataKey="revenue"
            position="right"
            formatter={(value) => rupeeTick(Number(value))}
            fill="var(--foreground)"
            fontSize={12}
          />
        </Bar>
      </BarChart>
    </div>
  );
}

function CategoryTooltip({ active, payload }: TooltipProps) {
  const bar = payload?.[0]?.payload as CategoryBar | undefined;
  if (!active || !bar) return null;
  return (
    <TooltipBox title={bar.name}>
      <p>
        <Rupees amount={bar.revenue} />, {bar.share}%
      </p>
      <p className="tabular">{counted(bar.packs, "pack")}</p>
    </TooltipBox>
  );
}
