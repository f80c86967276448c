import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { requestBackup } from "@/lib/system/request-backup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.requestBackup, async ({ db, actor, ipAddress }) => ({
    body: await requestBackup({ db, actor, ipAddress }),
  })),
});
