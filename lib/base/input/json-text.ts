import { z } from "./zod";

/** Of one field of a form with files; the longest hold a list in JSON (lib/api/route/multipart.ts). */
export const MAX_FIELD_BYTES = 512 * 1024;

/** The text of a form's field that holds JSON; an empty one counts as absent. */
export function jsonText<S extends z.ZodType>(schema: S, message: string) {
  return z
    .string()
    .max(MAX_FIELD_BYTES)
    .transform((text, context): unknown => {
      if (text.trim() === "") return undefined;
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue(message);
        return z.NEVER;
      }
    })
    .pipe(schema.optional())
    .optional()
    .describe(`JSON. ${message}`);
}
