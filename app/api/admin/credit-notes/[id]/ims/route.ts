import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { setImsReply } from "@/lib/documents/ims/set-ims-reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(portalAdminEndpoints.setImsReply, async ({ db, params, body, actor, ipAddress }) => ({
    body: await setImsReply({ db, documentId: params.id, request: body, actor, ipAddress }),
  })),
});
