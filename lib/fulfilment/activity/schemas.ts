import { z } from "@/lib/base/input/zod";
import { correctedChangesSchema } from "@/lib/orders/corrected";

/** Kinds of events of an order. */

export const ACTIVITY_KINDS = [
  "status",
  "change",
  "note",
  "message",
  "reply",
  "mail",
  "payment",
  "dispatch",
  "document",
  "return",
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const activityEntrySchema = z.object({
  _id: z.uuid(),
  kind: z.enum(ACTIVITY_KINDS),
  at: z.iso.datetime(),
  by: z.string().nullable().describe("Who did it; null for mails and documents"),
  what: z
    .string()
    .nullable()
    .describe(
      "The status, the template of a mail, the kind of a payment or document, the event of a change, the carrier",
    ),
  text: z.string().nullable().describe("A note, message, reason, reference or number"),
  amount: z.number().nullable().describe("Rupees, of a payment or of what came back"),
  state: z
    .string()
    .nullable()
    .describe(
      "Of a mail, a customer's message or an answer by WhatsApp; the means of a payment; the status that a change of it takes back",
    ),
  changes: correctedChangesSchema
    .nullable()
    .describe("What was corrected, where a status row is a correction"),
});

export type ActivityEntry = z.output<typeof activityEntrySchema>;

/** Maximum entries per answer, and the number shown with the order's page. */
export const ACTIVITY_SIZES = { first: 20, most: 50 } as const;

export const activitySchema = z.object({
  items: z.array(activityEntrySchema).describe("Newest first"),
  next: z.string().nullable().describe("Give it as `cursor` to read on; null at the end"),
});

export type OrderActivity = z.output<typeof activitySchema>;

export const activityQuerySchema = z.object({
  cursor: z.string().max(400).optional().describe("`next` of the answer before"),
});
