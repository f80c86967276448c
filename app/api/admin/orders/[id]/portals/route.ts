import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { checkPortals } from "@/lib/documents/portal-files/check-portals";
import { nameConsignee } from "@/lib/documents/portal-files/name-consignee";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(portalAdminEndpoints.checkPortals, async ({ db, params: { id } }) => ({
    body: await checkPortals(db, id),
  })),
  PATCH: route(
    portalAdminEndpoints.nameConsignee,
    async ({ db, by, params: { id }, body: request }) => {
      await nameConsignee({ ...by, id, request });
      return { body: await checkPortals(db, id) };
    },
  ),
});
