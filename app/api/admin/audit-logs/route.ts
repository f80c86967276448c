import { endpoints } from "@/lib/api/endpoints";
import { listAuditLogs } from "@/lib/audit/queries";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAuditLogs, async ({ db, query }) => {
    const { items: body, ...page } = await listAuditLogs(db, query);
    return { body, page };
  }),
});
