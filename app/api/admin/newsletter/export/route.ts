import { newsletterAdminEndpoints } from "@/lib/messaging/newsletter/admin-endpoints";
import { csvHeaders } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";
import { dayName } from "@/lib/base/india-time";
import { exportSubscriptions } from "@/lib/messaging/newsletter/export-subscriptions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(newsletterAdminEndpoints.exportSubscriptions, async ({ by, query }) => ({
    body: await exportSubscriptions({ ...by, filter: query }),
    headers: csvHeaders(`newsletter-${dayName(new Date())}`),
  })),
});
