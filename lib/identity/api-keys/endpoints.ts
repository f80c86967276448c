import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  apiKeySchema,
  createApiKeySchema,
  createdApiKeySchema,
} from "@/lib/identity/api-keys/schemas";

export const apiKeysAdminEndpoints = {
  listApiKeys: {
    method: "GET",
    path: "/admin/api-keys",
    chapter: "Connections",
    summary: "List API keys",
    description: "The shop's keys, newest first, without the keys themselves.",
    access: "keys.write",
    status: 200,
    response: z.array(apiKeySchema),
    limit: "work",
  },
  createApiKey: {
    method: "POST",
    path: "/admin/api-keys",
    chapter: "Connections",
    summary: "Make an API key",
    description:
      "Answers the key once. It belongs to the shop and works until it expires or is deleted, also when the account that made it is gone.",
    access: "keys.write",
    status: 201,
    body: createApiKeySchema,
    response: createdApiKeySchema,
    limit: "form",
  },
  deleteApiKey: {
    method: "DELETE",
    path: "/admin/api-keys/{id}",
    chapter: "Connections",
    summary: "Delete an API key",
    description: "Ends the key at once: its next call is 401.",
    access: "keys.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    limit: "change",
  },
} as const;
