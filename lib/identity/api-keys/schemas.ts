import { momentField, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { KEY_SCOPES } from "@/lib/base/key-scopes";

export const MAX_KEY_NAME = 60;

export const createApiKeySchema = z.object({
  name: requiredText("Name", MAX_KEY_NAME)
    .meta({ example: "Warehouse scanner" })
    .describe("What uses it, as the audit log names it"),
  scopes: z
    .array(z.enum(KEY_SCOPES, "An API key cannot have this permission"))
    .min(1, "Choose at least one permission")
    .max(KEY_SCOPES.length, "Name each permission once")
    .transform((scopes) => [...new Set(scopes)])
    .describe("The permissions of the calls that it may make"),
  expiresAt: momentField()
    .transform((moment) => new Date(moment))
    .refine((moment) => moment.getTime() > Date.now(), "Choose a moment in the future")
    .nullish()
    .transform((moment) => moment ?? null)
    .describe("Null or missing: it works until it is deleted"),
});

export type NewApiKey = z.output<typeof createApiKeySchema>;

export const apiKeySchema = z.object({
  _id: z.uuid(),
  name: z.string().meta({ example: "Warehouse scanner" }),
  hint: z.string().meta({ example: "pk_7Qb2xM0" }).describe("Its first characters"),
  scopes: z.array(z.enum(KEY_SCOPES)),
  by: z.string().meta({ example: "Meera Nair" }).describe("Who made it"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().describe("To the minute"),
});

export type ApiKey = z.output<typeof apiKeySchema>;

export const createdApiKeySchema = apiKeySchema.extend({
  key: z
    .string()
    .meta({ example: "pk_7Qb2xM0…" })
    .describe("The key itself, which is never shown again"),
});

export type CreatedApiKey = z.output<typeof createdApiKeySchema>;
