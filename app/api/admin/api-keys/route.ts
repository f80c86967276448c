import { apiKeysAdminEndpoints } from "@/lib/identity/api-keys/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createApiKey } from "@/lib/identity/api-keys/create-api-key";
import { listApiKeys } from "@/lib/identity/api-keys/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(apiKeysAdminEndpoints.listApiKeys, async ({ db }) => ({
    body: await listApiKeys(db),
  })),
  POST: route(apiKeysAdminEndpoints.createApiKey, async ({ by, body: request }) => ({
    body: await createApiKey({ ...by, request }),
  })),
});
