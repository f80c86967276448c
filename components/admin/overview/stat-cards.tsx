import {
  Activity,
  CircleCheck,
  CircleX,
  Clock,
  Database,
  IndianRupee,
  type LucideIcon,
  Minus,
  Package,
  Shield,
  ShoppingCart,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Users,
} from "lucide-react";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { NO_EARLIER_DATA, type StatCard } from "@/lib/dashboard/stats/schemas";
import type { StatusFilter } from "@/lib/orders/status";
import { OpenableLink } from "../shared/openable-link";

/** Failed sign-ins belong to the audit log, because they say nothing about sales. */
const LEFT_OUT: StatCard["id"] = "failed-logins";

export function StatCards({ stats }: { stats: readonly StatCard[] }) {
  return (
    <ul
      aria-label="Figures"
      className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5 xl:gap-4"
    >
      {stats
        .filter(({ id }) => id !== LEFT_OUT)
        .map((stat) => (
          <li key={stat.id} className={cn("min-w-0 max-md:last:odd:col-span-2", LINES)}>
            <Figure stat={stat} />
          </li>
        ))}
    </ul>
  );
}

/** Titles, values and changes align across the cards, even when one takes several lines. */
const LINES = "row-span-3 grid grid-rows-subgrid gap-y-0";

function Figure({ stat }: { stat: StatCard }) {
  const { id, title, value, icon, color, trend, change, note } = stat;
  const Icon = STAT_ICON[icon];
  const TrendIcon = TREND_ICON[trend];
  return (
    <Card className={cn("relative p-3.5 transition-shadow hover:shadow-lift xl:p-4", LINES)}>
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-sans text-sm leading-snug font-medium text-muted-foreground">
          <OpenableLink
            href={STAT_LINK[id]}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
          >
            {title}
          </OpenableLink>
        </h3>
        <span
          className={cn("grid size-7 shrink-0 place-items-center rounded-md", STAT_COLOR[color])}
        >
          <Icon aria-hidden className="size-4" />
        </span>
      </div>
      <p className="pt-1 text-lg leading-tight font-semibold break-words tabular sm:text-xl">
        {value}
      </p>
      <p className="mt-1.5 flex items-start gap-1.5 text-xs text-muted-foreground tabular">
        <TrendIcon aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>
          {change === NO_EARLIER_DATA ? change : `${change} from last month`}
          {note && <span className="mt-0.5 block text-foreground">{note}</span>}
        </span>
      </p>
    </Card>
  );
}

/** The icons by the names in the API (docs/product.md: Admin); money here is in rupees. */
const STAT_ICON: Record<StatCard["icon"], LucideIcon> = {
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

const STAT_COLOR: Record<StatCard["color"], string> = {
  brand: "bg-primary text-primary-foreground",
  kraft: "bg-kraft text-kraft-foreground",
  neutral: "bg-secondary text-secondary-foreground",
  signal: "bg-signal text-signal-foreground",
};

const TREND_ICON: Record<StatCard["trend"], LucideIcon> = {
  up: TrendingUp,
  down: TrendingDown,
  neutral: Minus,
};

export const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** The page about a figure. */
const STAT_LINK: Record<StatCard["id"], string> = {
  revenue: staffPaths.orders,
  orders: staffPaths.orders,
  "open-orders": withQuery(staffPaths.orders, { status: "Open" satisfies StatusFilter }),
  customers: staffPaths.users({ role: "user" }),
  products: staffPaths.products,
  "low-stock": withQuery(staffPaths.products, { status: "low" }),
  "out-of-stock": withQuery(staffPaths.products, { status: "out-of-stock" }),
  "failed-logins": withQuery(staffPaths.auditLogs, {
    q: "failed",
    type: "authentication",
    status: "failed",
    span: "month",
  }),
  billed: paths.admin("accounts"),
  received: withQuery(staffPaths.orders, { payment: "paid" }),
  outstanding: paths.admin("payments"),
};
