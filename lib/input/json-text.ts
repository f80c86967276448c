import { z } from "./zod";

/** The text of a form's field that holds JSON; an empty one counts as absent. */
export function jsonText<S extends z.ZodType>(schema: S, message: string) {
  return z
    .string()
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
