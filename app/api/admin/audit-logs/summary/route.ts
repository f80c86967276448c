import { endpoints } from "@/lib/api/endpoints";
import { summariseAuditLogs } from "@/lib/audit/queries";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseAuditLogs, async () => ({
    body: await summariseAuditLogs(prisma()),
  })),
});
