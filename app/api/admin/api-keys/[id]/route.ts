import { apiKeysAdminEndpoints } from "@/lib/identity/api-keys/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { deleteApiKey } from "@/lib/identity/api-keys/delete-api-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(apiKeysAdminEndpoints.deleteApiKey, ({ by, params: { id } }) =>
    deleteApiKey({ ...by, id }),
  ),
});
