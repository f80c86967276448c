import { endsSession } from "@/components/shared/call/refusal-text";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast/toast";
import type { AuditLog } from "@/lib/audit/schemas";
import { can } from "@/lib/base/permissions";
import { type ApiError, call } from "@/lib/client/api";
import type { Series, StatCard } from "@/lib/dashboard/stats/schemas";
import type { ToDo } from "@/lib/dashboard/to-do/schemas";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { ListedOrder } from "@/lib/orders/admin-schemas";

/** How many of the newest users the overview shows (docs/product.md: Admin). */
const RECENT_USERS = 4;
const RECENT_ORDERS = 5;
const ALERTS = 5;
/** Older alerts are only in the audit log. */
export const ALERT_DAYS = 30;

/** A part that the user's role may not read is null. */
export interface OverviewParts {
  toDo: ToDo;
  orders: ListedOrder[] | null;
  stats: StatCard[] | null;
  users: AdminUser[] | null;
  alerts: AuditLog[] | null;
}

async function loadOverview(role: string, signal: AbortSignal): Promise<OverviewParts> {
  const since = new Date(Date.now() - ALERT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const [toDo, orders, stats, users, alerts] = await Promise.all([
    call("GET /admin/to-do", { signal }),
    can(role, "orders.read.all")
      ? call("GET /admin/orders", { query: { limit: String(RECENT_ORDERS) }, signal })
      : null,
    can(role, "stats.read") ? call("GET /admin/stats", { signal }) : null,
    can(role, "users.read")
      ? call("GET /admin/users", { query: { limit: String(RECENT_USERS) }, signal })
      : null,
    can(role, "audit.read")
      ? call("GET /admin/audit-logs", {
          query: { alerts: "true", limit: String(ALERTS), since },
          signal,
        })
      : null,
  ]);
  return { toDo, orders, stats, users, alerts };
}

/** Shows the error of a failed load (docs/product.md: Messages). */
export function tellAdminDataFailed(error: ApiError): void {
  if (endsSession(error)) return;
  toast({
    title: "Error fetching admin data",
    description: "Could not load admin dashboard data.",
    destructive: true,
  });
}

/** Loads everything on the overview except the charts, which load separately. */
export function useOverview(role: string): Load<OverviewParts> {
  return useLoad({ load: loadOverview, question: role, onFailure: tellAdminDataFailed });
}

async function loadSeries(role: string, signal: AbortSignal): Promise<Series | null> {
  return can(role, "stats.read") ? call("GET /admin/stats/series", { signal }) : null;
}

/** Loads sales over time and by category; the section shows its own error. */
export function useSeries(role: string): Load<Series | null> {
  return useLoad({ load: loadSeries, question: role });
}
