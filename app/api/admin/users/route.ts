import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listUsers } from "@/lib/users/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listUsers, async ({ db, query }) => {
    const { items: body, ...page } = await listUsers(db, query);
    return { body, page };
  }),
});
