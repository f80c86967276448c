import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { setImsReply } from "@/lib/documents/ims/set-ims-reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(portalAdminEndpoints.setImsReply, async ({ by, params, body }) => ({
    body: await setImsReply({ ...by, documentId: params.id, request: body }),
  })),
});
