"use client";

import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import type { Load } from "@/components/shared/call/use-load";
import { Together } from "@/components/shared/call/together";
import { useRole } from "@/lib/client/use-role";
import { can } from "@/lib/base/permissions";
import type { Series } from "@/lib/dashboard/stats/schemas";
import { DemoBanner } from "../demo/demo-banner";
import { PageSpinner } from "../shared/page-spinner";
import { PageHeading } from "../shared/page-heading";
import { RefreshButton } from "../shared/refresh-button";
import { RecentOrders } from "./recent-orders";
import { RecentUsers } from "./recent-users";
import { SalesSection } from "./sales-section";
import { StatCards } from "./stat-cards";
import { SystemAlerts } from "./system-alerts";
import { ToDoList } from "./to-do";
import { useOverview, type OverviewParts } from "./use-overview";
import { useSeries } from "./use-series";

/** All at once, but for the charts: their places are kept. */
export function OverviewTab() {
  const series = useSeries(useRole());
  return (
    <Together fallback={<PageSpinner />}>
      <Overview series={series} />
    </Together>
  );
}

/** What is to be done, what came last, then the figures; each as far as one's role may read it. */
function Overview({ series }: { series: Load<Series | null> }) {
  const role = useRole();
  const overview = useOverview(role);
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
      <DemoBanner onRemoved={refresh} />
      {overview.value && (
        <Parts overview={overview.value}>
          {can(role, "stats.read") && <SalesSection series={series} />}
        </Parts>
      )}
    </>
  );
}

function Parts({ overview, children }: { overview: OverviewParts; children: ReactNode }) {
  const { toDo, orders, stats, users, alerts } = overview;
  return (
    <div className="space-y-6">
      <ToDoList toDo={toDo} />
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
