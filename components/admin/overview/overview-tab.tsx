"use client";

import { LoadFailure } from "@/components/call/load-failure";
import { useRole } from "@/lib/client/use-role";
import { can } from "@/lib/permissions";
import { DemoBanner } from "../demo/demo-banner";
import { PageSpinner } from "../frame/page-spinner";
import { PageHeading } from "../shared/page-heading";
import { RefreshButton } from "../shared/refresh-button";
import { RecentOrders } from "./recent-orders";
import { RecentUsers } from "./recent-users";
import { SalesSection } from "./sales-section";
import { StatCards } from "./stat-cards";
import { SystemAlerts } from "./system-alerts";
import { ToDoList } from "./to-do";
import { useOverview } from "./use-overview";
import { useSeries } from "./use-series";

/** What is to be done, what came last, then the figures; each as far as one's role may read it. */
export function OverviewTab() {
  const role = useRole();
  const overview = useOverview(role);
  const series = useSeries(role);
  const refresh = () => {
    overview.reload();
    series.reload();
  };
  if (overview.error && !overview.value) {
    return <LoadFailure text="Could not load admin dashboard data." retry={refresh} />;
  }
  if (!overview.value) return <PageSpinner />;
  const { toDo, orders, stats, users, alerts } = overview.value;
  return (
    <>
      <PageHeading
        title="Overview"
        actions={<RefreshButton busy={overview.loading || series.loading} onClick={refresh} />}
      >
        India time (IST).{stats && " Cancelled orders are not counted."}
      </PageHeading>
      <DemoBanner onRemoved={refresh} />
      <div className="space-y-6">
        <ToDoList toDo={toDo} />
        {orders && <RecentOrders orders={orders} />}
        {stats && <StatCards stats={stats} />}
        {can(role, "stats.read") && <SalesSection series={series} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
          {users && <RecentUsers users={users} />}
          {alerts && <SystemAlerts alerts={alerts} />}
        </div>
      </div>
    </>
  );
}
