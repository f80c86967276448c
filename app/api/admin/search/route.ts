import { searchShop } from "@/lib/dashboard/admin-search/search-shop";
import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.searchShop, async ({ db, query, identity }) => ({
    body: await searchShop(db, identity.account.role, query.q),
  })),
});
