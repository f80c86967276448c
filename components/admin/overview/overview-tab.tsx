import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import type { Load } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import type { AuditLog } from "@/lib/audit/schemas";
import { can } from "@/lib/base/permissions";
import { useRole } from "@/lib/client/use-role";
import { OVERVIEW_SIZES } from "@/lib/dashboard/overview-sizes";
import type { Series } from "@/lib/dashboard/stats/schemas";
import { AuditStatus } from "../audit/audit-status";
import { DemoBanner } from "../demo/demo-banner";
import { PageHeading, PageSpinner, RefreshButton } from "../shared/page-heading";
import { RecentOrders, RecentUsers, SectionCard } from "./recent";
import { SalesSection } from "./sales-section";
import { StatCards } from "./stat-cards";
import { ToDoList } from "./to-do";
import { type OverviewFirst, type OverviewParts, useOverview, useSeries } from "./use-overview";

interface OverviewTabProps {
  first?: OverviewFirst | null;
  /** Shown below what waits today. */
  firstSteps?: ReactNode;
}

/** Renders everything at once except the charts, for which it reserves space. */
export function OverviewTab({ first, firstSteps }: OverviewTabProps) {
  const series = useSeries(useRole(), first?.series);
  return (
    <RevealTogether fallback={<PageSpinner />}>
      <Overview series={series} first={first} firstSteps={firstSteps} />
    </RevealTogether>
  );
}

/** Shows tasks, recent items and then the figures, each if the user's role may read it. */
function Overview({
  series,
  first,
  firstSteps,
}: OverviewTabProps & { series: Load<Series | null> }) {
  const role = useRole();
  const overview = useOverview(role, first?.parts);
  const refresh = () => Promise.all([overview.renew(), series.renew()]);
  if (overview.error && !overview.value) {
    return <LoadFailure text="Could not load admin dashboard data." retry={() => void refresh()} />;
  }
  const stats = overview.value?.stats;
  return (
    <>
      <PageHeading
        title="Overview"
        actions={
          <RefreshButton busy={overview.loading || series.loading} onClick={() => void refresh()} />
        }
      >
        India time (IST).{stats && " Cancelled orders are not counted."}
      </PageHeading>
      <DemoBanner onRemoved={refresh} first={first?.demo} />
      {overview.value && (
        <Parts overview={overview.value} firstSteps={firstSteps}>
          {can(role, "stats.read") && <SalesSection series={series} />}
        </Parts>
      )}
    </>
  );
}

interface PartsProps extends Pick<OverviewTabProps, "firstSteps"> {
  overview: OverviewParts;
  children: ReactNode;
}

function Parts({ overview, firstSteps, children }: PartsProps) {
  const { toDo, orders, stats, users, alerts } = overview;
  return (
    <div className="space-y-6">
      <ToDoList toDo={toDo} />
      {firstSteps}
      {orders && <RecentOrders orders={orders} />}
      {stats && <StatCards stats={stats} />}
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        {users && <RecentUsers users={users} />}
        {alerts && <SystemAlerts alerts={alerts} />}
      </div>
    </div>
  );
}

/** System events and failed sign-ins (docs/product.md: Admin). */
function SystemAlerts({ alerts }: { alerts: readonly AuditLog[] }) {
  return (
    <SectionCard
      title="System Alerts"
      more={{ href: `${staffPaths.auditLogs}?span=month`, label: "All audit logs" }}
    >
      {alerts.length === 0 && (
        <p className="flex flex-1 items-center justify-center gap-2 px-4 py-10 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 text-success" />
          Nothing in the last {OVERVIEW_SIZES.alertDays} days.
        </p>
      )}
      <ul className="divide-y">
        {alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Alert({ alert: { action, description, status, timestamp } }: { alert: AuditLog }) {
  return (
    <li className="flex min-h-15 items-start justify-between gap-3 px-4 py-2 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">{action}</p>
        <p className="line-clamp-2 break-words text-muted-foreground">{description}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-0.5">
        <AuditStatus status={status} />
        <time dateTime={timestamp} className="text-xs text-muted-foreground tabular">
          {momentText(new Date(timestamp))}
        </time>
      </div>
    </li>
  );
}
