import { exportAccount } from "@/lib/account-life/export-account";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(accountEndpoints.exportAccount, async ({ db, identity, ipAddress }) => ({
    body: await exportAccount({ db, identity, ipAddress }),
    headers: { "Content-Disposition": `attachment; filename="my-data.json"` },
  })),
});
