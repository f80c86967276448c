import { exportAccount } from "@/lib/accounts/export-account";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportAccount, async ({ identity, ipAddress }) => ({
    body: await exportAccount({ db: prisma(), identity, ipAddress }),
    headers: { "Content-Disposition": `attachment; filename="my-data.json"` },
  })),
});
