import "server-only";
import { countText } from "@/lib/base/text/counts";
import type { Db } from "@/lib/db/client";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import {
  catalogueFigures,
  customers,
  failedLogins,
  moneyFigures,
  openOrders,
  outstanding,
  salesFigures,
  type Figure,
} from "./figures";
import { type StatCard, NO_EARLIER_DATA } from "./schemas";

interface Change {
  trend: "up" | "down" | "neutral";
  /** Shown before "from last month", except when there is no earlier data. */
  change: string;
}

const tenths = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/**
 * Returns the change of a figure in percent. A change that would read as "0%" counts as none, and a previous value of
 * zero allows no comparison. Figures that are often zero for good reason, such as products out of stock, have
 * `countOf`, which gives the increase as a number.
 */
export function calculateChange(
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

type Face = Pick<StatCard, "id" | "title" | "icon" | "color">;

function countCard(face: Face, { current, previous }: Figure): StatCard {
  const value = countText(current);
  return { ...face, value, amount: current, ...calculateChange(current, previous) };
}

const NOT_KNOWN: Change = { trend: "neutral", change: NO_EARLIER_DATA };

/** A card for a figure that should be zero. */
function alertCard(face: Omit<Face, "color">, amount: number, change = NOT_KNOWN): StatCard {
  const color = amount > 0 ? "signal" : "neutral";
  return { ...face, color, value: countText(amount), amount, ...change };
}

function moneyCard(face: Face, { current, previous }: Figure): StatCard {
  return {
    ...face,
    value: formatRupees(current),
    amount: toRupees(current),
    ...calculateChange(current, previous),
  };
}

/** Returns the stat cards of the admin's overview as of `now`, in the order in which they are shown. */
export async function readStatCards(db: Db, now: Date): Promise<StatCard[]> {
  const [
    { revenuePaise, orders },
    open,
    people,
    { products, lowStock, outOfStock },
    failed,
    money,
  ] = await Promise.all([
    salesFigures(db, now),
    openOrders(db, now),
    customers(db, now),
    catalogueFigures(db, now),
    failedLogins(db, now),
    moneyCards(db, now),
  ]);
  return [
    moneyCard(
      { id: "revenue", title: "Revenue This Month", icon: "DollarSign", color: "brand" },
      revenuePaise,
    ),
    countCard(
      { id: "orders", title: "Orders This Month", icon: "ShoppingCart", color: "brand" },
      orders,
    ),
    countCard({ id: "open-orders", title: "Open Orders", icon: "Clock", color: "kraft" }, open),
    countCard({ id: "customers", title: "Customers", icon: "Users", color: "neutral" }, people),
    countCard({ id: "products", title: "Products", icon: "Package", color: "kraft" }, products),
    alertCard({ id: "low-stock", title: "Low Stock", icon: "AlertTriangle" }, lowStock),
    alertCard({ id: "out-of-stock", title: "Out of Stock", icon: "XCircle" }, outOfStock),
    alertCard(
      { id: "failed-logins", title: "Failed Logins", icon: "Shield" },
      failed.current,
      calculateChange(failed.current, failed.previous, countText),
    ),
    ...money,
  ];
}

/** Cards for invoiced, received and outstanding amounts (docs/product.md: Admin). */
async function moneyCards(db: Db, now: Date): Promise<StatCard[]> {
  const [{ billedPaise, receivedPaise }, { overdue, ...owed }] = await Promise.all([
    moneyFigures(db, now),
    outstanding(db, now),
  ]);
  return [
    moneyCard(
      { id: "billed", title: "Billed This Month", icon: "TrendingUp", color: "brand" },
      billedPaise,
    ),
    moneyCard(
      { id: "received", title: "Received This Month", icon: "CheckCircle", color: "brand" },
      receivedPaise,
    ),
    {
      ...moneyCard(
        {
          id: "outstanding",
          title: "Outstanding",
          icon: "Clock",
          color: overdue > 0 ? "signal" : "kraft",
        },
        owed,
      ),
      note: overdue > 0 ? `${formatRupees(overdue)} overdue` : "Nothing overdue",
    },
  ];
}
