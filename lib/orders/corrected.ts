import { z } from "@/lib/base/input/zod";
import { CORRECTED } from "./view/corrected-text";

const NAMES = Object.keys(CORRECTED) as (keyof typeof CORRECTED)[];

/** One change of a correction, as the history keeps it. Amounts and quantities are written as people read them. */
export const correctedChangeSchema = z.object({
  what: z.enum(NAMES),
  name: z.string().optional().describe("Of a change of a line: what it is of"),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type CorrectedChange = z.output<typeof correctedChangeSchema>;

export const correctedChangesSchema = z.array(correctedChangeSchema);
