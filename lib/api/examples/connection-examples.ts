import type { apiKeysAdminEndpoints } from "../admin/api-keys-endpoints";
import type { Examples } from "./example";
import { AT, ID, LATER } from "./values";

const KEY = {
  _id: ID.apiKey,
  name: "Warehouse scanner",
  hint: "pk_7Qb2xM0",
  scopes: ["orders.read.all", "orders.write.all"],
  by: "Meera Nair",
  createdAt: AT,
  expiresAt: "2027-11-20T05:30:00.000Z",
  lastUsedAt: LATER,
} as const;

export const apiKeysExamples: Examples<typeof apiKeysAdminEndpoints> = {
  listApiKeys: { answer: [{ ...KEY, scopes: [...KEY.scopes] }] },
  createApiKey: {
    body: { name: KEY.name, scopes: [...KEY.scopes], expiresAt: KEY.expiresAt },
    // Shortened: a whole key would look like a leaked one.
    answer: { ...KEY, scopes: [...KEY.scopes], lastUsedAt: null, key: "pk_7Qb2xM0…" },
  },
};
