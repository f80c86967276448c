export interface Change {
  trend: "up" | "down" | "neutral";
  /** Stands before "from last month". */
  change: string;
}

const tenths = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/**
 * How a figure stands against the one before it: in percent, or, where there was nothing to compare
 * with, by how much. What would read as "0%" is no change. `format` writes an amount of the figure.
 */
export function changeOf(
  current: number,
  previous: number,
  format: (amount: number) => string,
): Change {
  const percent = previous === 0 ? 0 : ((current - previous) / Math.abs(previous)) * 100;
  const isSame = previous === 0 ? current === 0 : Math.abs(percent) < 0.05;
  if (isSame) return { trend: "neutral", change: "No change" };
  const isUp = current > previous;
  const size =
    previous === 0
      ? format(Math.abs(current))
      : `${(Math.abs(percent) < 9.95 ? tenths : whole).format(Math.abs(percent))}%`;
  return { trend: isUp ? "up" : "down", change: `${isUp ? "+" : "-"}${size}` };
}
