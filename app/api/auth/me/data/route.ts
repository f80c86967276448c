import { exportAccount } from "@/lib/identity/accounts/export-account";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportAccount, async ({ db, identity, ipAddress }) => ({
    body: await exportAccount({ db, identity, ipAddress }),
    headers: { "Content-Disposition": `attachment; filename="my-data.json"` },
  })),
});
