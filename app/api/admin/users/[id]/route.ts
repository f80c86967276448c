import { usersAdminEndpoints } from "@/lib/identity/users/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { deleteUser } from "@/lib/account-life/delete-user";
import { updateUser } from "@/lib/identity/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    usersAdminEndpoints.updateUser,
    async ({ db, params: { id }, body, identity, ipAddress }) => ({
      body: await updateUser({ db, id, request: body, admin: identity, ipAddress }),
    }),
  ),
  DELETE: route(
    usersAdminEndpoints.deleteUser,
    async ({ db, params, identity, ipAddress, expire }) => {
      expire(changedTags(await deleteUser({ db, id: params.id, admin: identity, ipAddress })));
    },
  ),
});
