import "server-only";
import type { AdminFirst } from "@/components/admin/dashboard/admin-dashboard";
import type { AdminTab } from "@/components/admin/frame/admin-tab";
import type { OverviewFirst } from "@/components/admin/overview/use-overview";
import type { First } from "@/lib/api/call";
import { type Ask, firstLoad } from "@/lib/api/first-load/first-load";
import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { listAuditLogs } from "@/lib/audit/queries";
import { auditListQuerySchema } from "@/lib/audit/schemas";
import { can } from "@/lib/base/permissions";
import { readDemoData } from "@/lib/dashboard/demo/delete-demo-data";
import { demoEndpoints } from "@/lib/dashboard/demo/endpoints";
import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { alertsQuery, OVERVIEW_SIZES } from "@/lib/dashboard/overview-sizes";
import { readSeries } from "@/lib/dashboard/stats/series";
import { readStatCards } from "@/lib/dashboard/stats/stat-cards";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { readProfile } from "@/lib/identity/accounts/profile";
import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { listUsers } from "@/lib/identity/users/queries";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { orderListEndpoints } from "@/lib/orders/read/endpoints";
import { listedOrderAnswer } from "@/lib/orders/read/order-answer";

/** Starts the calls that the admin's dashboard makes when it opens at this tab. */
export const readFirst = (tab: AdminTab): First<AdminFirst> =>
  firstLoad(async (request, { role }) => {
    const [profile, overview] = await Promise.all([
      request(accountEndpoints.getProfile, ({ db, identity }) =>
        readProfile(db, identity.account.id),
      ),
      tab === "overview" ? readOverview(request, role) : null,
    ]);
    return { profile, overview };
  });

/** Reads the data of `loadOverview` and the other loads in components/admin/overview/use-overview.ts. */
async function readOverview(request: Ask, role: string): Promise<OverviewFirst> {
  const { getStats, getSeries, readToDo: toDoEndpoint } = systemAdminEndpoints;
  const [toDo, orders, stats, users, alerts, series, demo] = await Promise.all([
    request(toDoEndpoint, ({ db }) => readToDo(db, role)),
    can(role, "orders.read.all")
      ? request(orderListEndpoints.listAllOrders, async ({ db }) => {
          const { items } = await listAllOrders(db, { limit: OVERVIEW_SIZES.orders });
          return items.map(listedOrderAnswer);
        })
      : null,
    can(role, "stats.read") ? request(getStats, ({ db }) => readStatCards(db, new Date())) : null,
    can(role, "users.read")
      ? request(usersAdminEndpoints.listUsers, async ({ db }) => {
          const { items } = await listUsers(db, { limit: OVERVIEW_SIZES.users });
          return items;
        })
      : null,
    can(role, "audit.read")
      ? request(auditAdminEndpoints.listAuditLogs, async ({ db }) => {
          const query = auditListQuerySchema.parse(alertsQuery(new Date()));
          const { items } = await listAuditLogs(db, query);
          return items;
        })
      : null,
    can(role, "stats.read") ? request(getSeries, ({ db }) => readSeries(db, new Date())) : null,
    can(role, "demo.delete")
      ? request(demoEndpoints.readDemoData, ({ db }) => readDemoData(db))
      : null,
  ]);
  return { parts: { toDo, orders, stats, users, alerts }, series, demo };
}
