import { z } from "@/lib/base/input/zod";

export const TO_DO_IDS = [
  "way-to-pay",
  "to-produce",
  "to-ship",
  "late",
  "to-proof",
  "unanswered-proofs",
  "unpaid",
  "overdue",
  "openings",
  "over",
  "credit-due",
  "claims",
  "e-invoices",
  "call-offs",
  "eway-bills",
  "messages",
  "offers",
  "reviews",
  "low-stock",
  "out-of-stock",
  "mails",
  "backup",
  "backup-copy",
] as const;

/** Higher counts are shown as "99+". */
export const MAX_COUNTED = 99;

export const toDoSchema = z.array(
  z.object({
    id: z.enum(TO_DO_IDS),
    count: z.int().describe(`At most ${MAX_COUNTED}`),
    isMore: z.boolean().describe("There are more than `count`"),
  }),
);

export type ToDo = z.output<typeof toDoSchema>;
export type ToDoId = (typeof TO_DO_IDS)[number];
