"use client";

import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { Rupees } from "@/components/shared/format/rupees";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/counts";
import { AXIS, CURSOR, GRID, rupeeTick, STILL, TooltipBox } from "./chart-parts";
import type { Period } from "./spans";

interface TimeChartProps {
  periods: Period[];
  className: string;
}

const FILL = { width: "100%", height: "100%" } as const;
const MARGIN = { top: 4, right: 4, bottom: 6, left: 0 };
const Y_AXIS = { ...AXIS, width: 52 } as const;
const RADIUS: [number, number, number, number] = [2, 2, 0, 0];
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
  /** Its axes and bars. */
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
          margin={MARGIN}
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
