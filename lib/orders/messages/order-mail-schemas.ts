import { z } from "@/lib/base/input/zod";

export const orderMailSchema = z.object({
  _id: z.uuid().describe("Of a failed one: what `POST /admin/system/jobs/{id}/retry` takes"),
  template: z.string().meta({ example: "order-confirmation" }),
  state: z.enum(["queued", "retrying", "sent", "failed"]),
  reason: z.string().nullable().describe("Why the last attempt failed"),
  at: z.iso.datetime().describe("When it was sent; before that, when it was queued"),
});

export type OrderMail = z.output<typeof orderMailSchema>;

/** Customer mails that can be sent again with the same meaning. */
export const RESENDABLE_MAILS = [
  "order-confirmation",
  "order-shipped",
  "order-tracking",
  "order-delivered",
  "order-cancelled",
  "payment-received",
] as const;

export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

export const resendMailSchema = z.object({ template: z.enum(RESENDABLE_MAILS) });
