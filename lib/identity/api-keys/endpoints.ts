import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  apiKeySchema,
  createApiKeySchema,
  createdApiKeySchema,
} from "@/lib/identity/api-keys/schemas";

export const apiKeysAdminEndpoints = inChapter("Connections", {
  listApiKeys: {
    call: "GET /admin/api-keys",
    summary: "List API keys",
    description: "The shop's keys, newest first, without the keys themselves.",
    access: "keys.write",
    response: z.array(apiKeySchema),
    limit: "work",
  },
  createApiKey: {
    call: "POST /admin/api-keys",
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
    call: "DELETE /admin/api-keys/{id}",
    summary: "Delete an API key",
    description: "Ends the key at once: its next call is 401.",
    access: "keys.write",
    status: 204,
    params: idParams,
    response: z.undefined(),
    limit: "change",
  },
});
