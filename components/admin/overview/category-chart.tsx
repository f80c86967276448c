"use client";

import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from "recharts";
import { Rupees } from "@/components/shared/format/rupees";
import { cn } from "@/lib/base/cn";
import { counted } from "@/lib/base/counts";
import { AXIS, CURSOR, rupeeTick, STILL, TooltipBox } from "./chart-parts";
import type { CategoryBar } from "./spans";

interface CategoryChartProps {
  bars: CategoryBar[];
  className: string;
}

const FILL = { width: "100%", height: "100%" } as const;
/** Room for the amount at the end of the longest bar. */
const MARGIN = { top: 0, right: 56, bottom: 0, left: 0 };

/** One bar for each category with its amount beside it. */
export function CategoryChart({ bars, className }: CategoryChartProps) {
  return (
    <div className={cn("min-w-0", className)}>
      <BarChart
        responsive
        style={FILL}
        layout="vertical"
        data={bars}
        margin={MARGIN}
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

interface TooltipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
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
