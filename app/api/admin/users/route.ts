import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listUsers } from "@/lib/identity/users/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(usersAdminEndpoints.listUsers, async ({ db, query }) => {
    const { items: body, ...page } = await listUsers(db, query);
    return { body, page };
  }),
});
