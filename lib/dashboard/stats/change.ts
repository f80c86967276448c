import { NO_EARLIER_DATA } from "./schemas";

export interface Change {
  trend: "up" | "down" | "neutral";
  /** Stands before "from last month", but for that there is no earlier data. */
  change: string;
}

const tenths = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/**
 * How a figure stands against the one before it, in percent. What would read as "0%" is no change, and
 * after nothing there is nothing to compare with; but for a figure that is often and rightly zero, such as what
 * is out of stock: `countOf` writes by how much it rose.
 */
export function changeOf(
  current: number,
  previous: number,
  countOf?: (amount: number) => string,
): Change {
  if (previous === 0) return fromNothing(current, countOf);
  const percent = ((current - previous) / Math.abs(previous)) * 100;
  const size = Math.abs(percent);
  if (size < 0.05) return { trend: "neutral", change: "No change" };
  const isUp = current > previous;
  const text = `${(size < 9.95 ? tenths : whole).format(size)}%`;
  return { trend: isUp ? "up" : "down", change: `${isUp ? "+" : "-"}${text}` };
}

function fromNothing(current: number, countOf?: (amount: number) => string): Change {
  if (current === 0) return { trend: "neutral", change: "No change" };
  if (!countOf) return { trend: "neutral", change: NO_EARLIER_DATA };
  return { trend: "up", change: `+${countOf(current)}` };
}
