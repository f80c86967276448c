import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requestBackup } from "@/lib/dashboard/system/request-backup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(systemAdminEndpoints.requestBackup, async ({ by }) => ({
    body: await requestBackup(by),
  })),
});
