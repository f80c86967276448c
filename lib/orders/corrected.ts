import { z } from "@/lib/base/input/zod";
import { CORRECTED } from "./view/corrected-text";

const NAMES = Object.keys(CORRECTED) as (keyof typeof CORRECTED)[];

/** One change of a correction, as stored in the history. Amounts and quantities are formatted for people. */
export const correctedChangeSchema = z.object({
  what: z.enum(NAMES),
  name: z.string().optional().describe("Of a change of a line: what it is of"),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type CorrectedChange = z.output<typeof correctedChangeSchema>;

export const correctedChangesSchema = z.array(correctedChangeSchema);

/** A correction that waits for the company's approval. */
export const waitingCorrectionSchema = z.object({
  request: z.uuid().describe("The request for the approval"),
  since: z.iso.datetime(),
  until: z.iso.datetime().describe("When it lapses unless somebody decides before"),
  totalAmount: z.number().describe("Rupees, once it is made"),
  changes: correctedChangesSchema,
  approvals: z.number().int().describe("How many different people must approve: 1 or 2"),
  firstApprover: z.string().optional().describe("Who approved where one more has to"),
  approvers: z.array(z.string()).describe("Who is asked"),
  own: z.boolean().describe("Whether the caller is its buyer, who can withdraw it"),
});

export type WaitingCorrection = z.output<typeof waitingCorrectionSchema>;
