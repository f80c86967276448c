import type { ReactNode } from "react";
import { formatCompactRupees, toPaise } from "@/lib/pricing/money";

/** What the charts of the overview share; colours are the shop's own, so that they follow the theme. */

export const AXIS = {
  tickLine: false,
  axisLine: false,
  tick: { fill: "var(--muted-foreground)", fontSize: 12 },
} as const;

export const GRID = { stroke: "var(--border)", strokeDasharray: "2 4" } as const;

export const CURSOR = { fill: "var(--muted)" } as const;

/** Nothing moves by itself: the figures are read, not watched. */
export const STILL = { isAnimationActive: false } as const;

/** An axis in rupees: "₹45K". */
export function rupeeTick(rupees: number): string {
  return formatCompactRupees(toPaise(rupees));
}

/** The box beside the pointer, or beside the bar that the arrow keys chose. */
export function TooltipBox({ title, children }: { title: string; children: ReactNode }) {
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
