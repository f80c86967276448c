import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { newApiKey } from "@/lib/identity/session/api-key";
import { API_KEY, toApiKey, MAX_KEYS } from "./queries";
import type { CreatedApiKey, NewApiKey } from "./schemas";

export interface CreateApiKeyOptions extends AuditedWrite {
  request: NewApiKey;
}

/**
 * Makes a key and answers it, the only time that it is shown. It belongs to the shop and outlives the account that made
 * it.
 * @throws AppError invalid_input when the shop has MAX_KEYS already
 */
export async function createApiKey(options: CreateApiKeyOptions): Promise<CreatedApiKey> {
  const { db, request, actor, ipAddress } = options;
  const { key, ...stored } = newApiKey();
  return db.$transaction(async (tx) => {
    await lockTexts(tx, "count", ["api_keys"]);
    if ((await tx.apiKey.count({ where: { deletedAt: null } })) >= MAX_KEYS) {
      const message = `There are ${MAX_KEYS} API keys already. Delete one that is no longer used.`;
      throw new AppError("invalid_input", message);
    }
    const data = { ...request, ...stored, by: actor.name };
    const row = await tx.apiKey.create({ data, select: API_KEY });
    const made = toApiKey(row);
    const { name, hint, scopes, expiresAt } = made;
    await recordAudit(tx, {
      event: "API Key Created",
      actor,
      description: `The API key ${name} (${hint}…) was made`,
      ipAddress,
      details: { apiKey: row.id, name, scopes, expiresAt },
    });
    return { ...made, key };
  });
}
