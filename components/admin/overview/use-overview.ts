import { endsSession } from "@/components/shared/call/refusal-text";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { toastFailure } from "@/components/ui/toast/toast";
import type { AuditLog } from "@/lib/audit/schemas";
import { can } from "@/lib/base/permissions";
import { type ApiError, call } from "@/lib/client/api";
import type { DemoData } from "@/lib/dashboard/demo/schemas";
import { alertsQuery, OVERVIEW_SIZES } from "@/lib/dashboard/overview-sizes";
import type { Series, StatCard } from "@/lib/dashboard/stats/schemas";
import type { ToDo } from "@/lib/dashboard/to-do/schemas";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { ListedOrder } from "@/lib/orders/admin-schemas";

/** Overview data read by the server; `demo` and `series` are null for roles that may not read them. */
export interface OverviewFirst {
  parts: OverviewParts;
  series: Series | null;
  demo: DemoData | null;
}

/** Null parts are those that the user's role may not read. */
export interface OverviewParts {
  toDo: ToDo;
  orders: ListedOrder[] | null;
  stats: StatCard[] | null;
  users: AdminUser[] | null;
  alerts: AuditLog[] | null;
}

async function loadOverview(role: string, signal: AbortSignal): Promise<OverviewParts> {
  const [toDo, orders, stats, users, alerts] = await Promise.all([
    call("GET /admin/to-do", { signal }),
    can(role, "orders.read.all")
      ? call("GET /admin/orders", { query: { limit: OVERVIEW_SIZES.orders }, signal })
      : null,
    can(role, "stats.read") ? call("GET /admin/stats", { signal }) : null,
    can(role, "users.read")
      ? call("GET /admin/users", { query: { limit: OVERVIEW_SIZES.users }, signal })
      : null,
    can(role, "audit.read")
      ? call("GET /admin/audit-logs", { query: alertsQuery(new Date()), signal })
      : null,
  ]);
  return { toDo, orders, stats, users, alerts };
}

/** Shows the error of a failed load (docs/product.md: Messages). */
export function showAdminDataFailed(error: ApiError): void {
  if (endsSession(error)) return;
  toastFailure("Error fetching admin data", "Could not load admin dashboard data.");
}

/** Loads everything on the overview except the charts, which load separately. */
export function useOverview(role: string, first?: OverviewParts): Load<OverviewParts> {
  return useLoad({ load: loadOverview, question: role, onFailure: showAdminDataFailed, first });
}

async function loadSeries(role: string, signal: AbortSignal): Promise<Series | null> {
  return can(role, "stats.read") ? call("GET /admin/stats/series", { signal }) : null;
}

/** Loads sales over time and by category; the section shows its own error. */
export function useSeries(role: string, first?: Series | null): Load<Series | null> {
  return useLoad({ load: loadSeries, question: role, first });
}
