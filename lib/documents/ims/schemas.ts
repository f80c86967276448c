import { ImsState } from "@/lib/db/generated/enums";
import { dayName } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";

/** Actions of a buyer on a credit note in GST's Invoice Management System. */

export const IMS_NAMES: Record<ImsState, string> = {
  accepted: "Accepted",
  pending: "Held",
  rejected: "Rejected",
};

const DAY = "Enter the day on which the buyer did it, at the latest today";

/** The system covers documents from October 2024 on. */
const FIRST_DAY = "2024-10-01";

export const imsReplySchema = z.object({
  state: z.enum(ImsState, "Choose what the buyer did").nullable(),
  on: z.iso
    .date(DAY)
    .refine((day) => day >= FIRST_DAY && day <= dayName(new Date()), DAY)
    .describe("The day in India"),
});

export type ImsReplyRequest = z.output<typeof imsReplySchema>;

export const imsAnswerSchema = z.object({
  number: z.string().describe("Of the credit note"),
  state: z.enum(ImsState).nullable(),
  on: z.iso.date().nullable(),
});

export type ImsAnswer = z.output<typeof imsAnswerSchema>;
