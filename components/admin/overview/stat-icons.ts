import {
  Activity,
  CircleCheck,
  CircleX,
  Clock,
  Database,
  IndianRupee,
  Minus,
  Package,
  Shield,
  ShoppingCart,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { StatusFilter } from "@/lib/orders/status";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import type { StatCard } from "@/lib/dashboard/stats/schemas";

/** The icons by the names of the API (docs/product.md: Admin); money here is in rupees. */
export const STAT_ICON: Record<StatCard["icon"], LucideIcon> = {
  Users,
  ShoppingCart,
  DollarSign: IndianRupee,
  Package,
  Activity,
  Shield,
  Database,
  XCircle: CircleX,
  AlertTriangle: TriangleAlert,
  CheckCircle: CircleCheck,
  Clock,
  TrendingUp,
  TrendingDown,
  Minus,
};

export const STAT_COLOR: Record<StatCard["color"], string> = {
  brand: "bg-primary text-primary-foreground",
  kraft: "bg-kraft text-kraft-foreground",
  neutral: "bg-secondary text-secondary-foreground",
  signal: "bg-signal text-signal-foreground",
};

export const TREND_ICON: Record<StatCard["trend"], LucideIcon> = {
  up: TrendingUp,
  down: TrendingDown,
  neutral: Minus,
};

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** Where one acts on a figure, or sees what it counts. */
export const STAT_LINK: Record<StatCard["id"], string> = {
  revenue: paths.adminOrders,
  orders: paths.adminOrders,
  "open-orders": withQuery(paths.adminOrders, { status: "Open" satisfies StatusFilter }),
  customers: staffPaths.users({ role: "user" }),
  products: paths.adminProducts,
  "low-stock": withQuery(paths.adminProducts, { status: "low" }),
  "out-of-stock": withQuery(paths.adminProducts, { status: "out-of-stock" }),
  "failed-logins": withQuery(paths.adminAuditLogs, {
    q: "failed",
    type: "authentication",
    status: "failed",
    span: "month",
  }),
  billed: paths.admin("accounts"),
  received: withQuery(paths.adminOrders, { payment: "paid" }),
  outstanding: paths.admin("payments"),
};
