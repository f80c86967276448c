import { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";
import { listTableVersions } from "@/lib/catalogue/sizes/admin/list-versions";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(sizesAdminEndpoints.listTableVersions, async ({ db, query }) => {
    const { items: body, ...page } = await listTableVersions(db, query);
    return { body, page };
  }),
});
