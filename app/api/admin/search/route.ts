import { searchShop } from "@/lib/admin-search/search-shop";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.searchShop, async ({ db, query, identity }) => ({
    body: await searchShop(db, identity.account.role, query.q),
  })),
});
