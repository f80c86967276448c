import { endpoints } from "@/lib/api/endpoints";
import { summariseAuditLogs } from "@/lib/audit/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseAuditLogs, async ({ db }) => ({
    body: await summariseAuditLogs(db),
  })),
});
