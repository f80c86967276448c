import { z } from "@/lib/base/input/zod";

const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning"]),
  page: z.number().int().nullable(),
  words: z.string(),
});

/** A message about a file for printing. */
export type Finding = z.output<typeof findingSchema>;

export const findingsSchema = z.array(findingSchema);
