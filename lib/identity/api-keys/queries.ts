import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isKeyScope } from "@/lib/base/key-scopes";
import type { ApiKey } from "./schemas";

/** The maximum that exists at once. */
export const MAX_KEYS = 100;

export const API_KEY = {
  id: true,
  name: true,
  hint: true,
  scopes: true,
  by: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} satisfies Prisma.ApiKeySelect;

type ApiKeyRow = Prisma.ApiKeyGetPayload<{ select: typeof API_KEY }>;

export const toApiKey = ({ id, scopes, ...row }: ApiKeyRow): ApiKey => ({
  _id: id,
  name: row.name,
  hint: row.hint,
  scopes: scopes.filter(isKeyScope),
  by: row.by,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** Keys that were not deleted, newest first; expired ones too. */
export async function listApiKeys(db: Db): Promise<ApiKey[]> {
  const rows = await db.apiKey.findMany({
    where: { deletedAt: null },
    select: API_KEY,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_KEYS,
  });
  return rows.map(toApiKey);
}
