import { requiredText } from "@/lib/fields";
import { STATUSES_BEFORE } from "@/lib/orders/status";
import { z } from "@/lib/zod";

/** What the shop's people do with an order beyond its next step. */

const reason = requiredText("Reason", 500);

export const callOffSchema = z.object({
  reason: reason.describe("Kept with the order and in the audit log"),
  tellReason: z
    .boolean()
    .optional()
    .describe("Whether the customer reads the reason too, in these words"),
  restock: z
    .boolean()
    .optional()
    .describe(
      "Whether its packs return to the stock. Without it they do from Pending; from Processing it has to be said",
    ),
});

export type CallOffRequest = z.output<typeof callOffSchema>;

export const stepBackSchema = z.object({
  to: z.enum(STATUSES_BEFORE).describe("The status before the one that was given by mistake"),
  reason: reason.describe(
    "Kept with the order and in the audit log; the customer does not read it",
  ),
});

export type StepBackRequest = z.output<typeof stepBackSchema>;
