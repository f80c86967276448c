"use client";

import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { Rupees } from "@/components/format/rupees";
import { cn } from "@/lib/cn";
import { counted } from "@/lib/counts";
import { AXIS, CURSOR, GRID, rupeeTick, STILL, TooltipBox } from "./chart-parts";
import type { Period } from "./spans";

interface TimeChartProps {
  periods: Period[];
  className: string;
}

const FILL = { width: "100%", height: "100%" } as const;
const MARGIN = { top: 4, right: 4, bottom: 6, left: 0 };
const Y_AXIS = { ...AXIS, width: 52 } as const;
const SYNC = "sales";
/** The upper panel's words are of both. */
const NOTHING = () => null;

/**
 * Two panels over one axis of time, so that neither needs a colour or a second scale to be told from
 * the other. Arrow keys move through the bars of both.
 */
export function TimeChart({ periods, className }: TimeChartProps) {
  return (
    <div className={cn("flex flex-col", className)}>
      <p aria-hidden className="text-xs font-semibold">
        Revenue
      </p>
      <div className="min-h-0 flex-[3]">
        <BarChart
          responsive
          style={FILL}
          data={periods}
          margin={MARGIN}
          syncId={SYNC}
          aria-label="Revenue over time. Use the arrow keys to read each bar, or show the figures as a table."
        >
          <CartesianGrid vertical={false} {...GRID} />
          <XAxis dataKey="short" hide />
          <YAxis {...Y_AXIS} tickFormatter={rupeeTick} tickCount={4} />
          <Tooltip cursor={CURSOR} content={PeriodTooltip} {...STILL} />
          <Bar dataKey="revenue" fill="var(--primary)" radius={[2, 2, 0, 0]} {...STILL} />
        </BarChart>
      </div>
      <p aria-hidden className="mt-2 text-xs font-semibold">
        Orders
      </p>
      <div className="min-h-0 flex-[2]">
        <BarChart
          responsive
          style={FILL}
          data={periods}
          margin={MARGIN}
          syncId={SYNC}
          aria-label="Orders over time. Use the arrow keys to read each bar, or show the figures as a table."
        >
          <CartesianGrid vertical={false} {...GRID} />
          <XAxis dataKey="short" {...AXIS} minTickGap={16} />
          <YAxis {...Y_AXIS} allowDecimals={false} tickCount={3} />
          <Tooltip cursor={CURSOR} content={NOTHING} {...STILL} />
          <Bar dataKey="orders" fill="var(--muted-foreground)" radius={[2, 2, 0, 0]} {...STILL} />
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
