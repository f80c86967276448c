import "server-only";
import { countText } from "@/lib/counts";
import type { Db } from "@/lib/db/client";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import { changeOf } from "./change";
import {
  catalogueFigures,
  customers,
  failedLogins,
  openOrders,
  salesFigures,
  type Figure,
} from "./figures";
import type { StatCard } from "./schemas";

type Face = Pick<StatCard, "id" | "title" | "icon" | "color">;

function countCard(face: Face, { current, previous }: Figure): StatCard {
  const value = countText(current);
  return { ...face, value, amount: current, ...changeOf(current, previous, countText) };
}

function moneyCard(face: Face, { current, previous }: Figure): StatCard {
  return {
    ...face,
    value: formatRupees(current),
    amount: toRupees(current),
    ...changeOf(current, previous, formatRupees),
  };
}

/** The figures on top of the admin's overview, as of `now`, in the order in which they are shown. */
export async function readStatCards(db: Db, now: Date): Promise<StatCard[]> {
  const [{ revenuePaise, orders }, open, people, { products, lowStock, outOfStock }, failed] =
    await Promise.all([
      salesFigures(db, now),
      openOrders(db, now),
      customers(db, now),
      catalogueFigures(db, now),
      failedLogins(db, now),
    ]);
  const alert = (figure: Figure) => (figure.current > 0 ? "signal" : "neutral");
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
    countCard(
      { id: "low-stock", title: "Low Stock", icon: "AlertTriangle", color: alert(lowStock) },
      lowStock,
    ),
    countCard(
      { id: "out-of-stock", title: "Out of Stock", icon: "XCircle", color: alert(outOfStock) },
      outOfStock,
    ),
    countCard(
      { id: "failed-logins", title: "Failed Logins", icon: "Shield", color: alert(failed) },
      failed,
    ),
  ];
}
