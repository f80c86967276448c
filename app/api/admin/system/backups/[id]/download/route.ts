import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { fileAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { downloadBackup } from "@/lib/dashboard/system/download-backup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    systemAdminEndpoints.downloadBackup,
    async ({ db, identity, ipAddress, params: { id }, body }) => {
      const { name, content } = await downloadBackup({ db, identity, ipAddress, id, body });
      return fileAnswer(name, content);
    },
  ),
});
