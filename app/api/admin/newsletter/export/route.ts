import { endpoints } from "@/lib/api/endpoints";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { dayName } from "@/lib/india-time";
import { exportSubscriptions } from "@/lib/newsletter/export-subscriptions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportSubscriptions, async ({ db, query, identity, ipAddress }) => ({
    body: await exportSubscriptions({
      db,
      filter: query,
      account: identity.account,
      ipAddress,
    }),
    headers: csvHeaders(`newsletter-${dayName(new Date())}`),
  })),
});
