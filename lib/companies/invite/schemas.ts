import { idField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** Maximum companies invited at once. */
export const MOST_INVITED = 500;

export const inviteQuerySchema = z.object({
  person: idField()
    .optional()
    .describe("The `_id` of one person; without it all who have not joined"),
});

export const inviteCompaniesSchema = z.object({
  companies: z
    .array(idField())
    .min(1, "Choose a company")
    .max(MOST_INVITED, `Invite at most ${MOST_INVITED} companies at once`),
});

export type InviteCompanies = z.output<typeof inviteCompaniesSchema>;

export const inviteAnswerSchema = z.object({
  invited: z.number().int().describe("People who were mailed"),
  companies: z.number().int().describe("Companies of theirs"),
  refused: z
    .number()
    .int()
    .describe("Companies whose people were mailed too often in the last hour"),
});

export type InviteAnswer = z.output<typeof inviteAnswerSchema>;
