import { z } from "@/lib/base/input/zod";
import { CallOffState, ClaimDecision, DispatchFileKind } from "@/lib/db/generated/enums";

/** Schemas of an order's dispatches, call-offs and claims. */

/** Goods that left in one shipment. */
export const dispatchSchema = z.object({
  _id: z.uuid(),
  lines: z.array(
    z.object({
      line: z.uuid().describe("`_id` of the line in `products`"),
      quantity: z.number().int().describe("Of the line's unit"),
    }),
  ),
  carrier: z.string().nullable(),
  number: z.string().nullable().describe("The tracking number"),
  url: z.string().nullable().describe("The carrier's page of the parcel"),
  at: z.iso.datetime().describe("When it left"),
  ewayBill: z
    .object({ number: z.string(), validUntil: z.iso.date().describe("The last day in India") })
    .optional(),
  vehicle: z.string().optional(),
  distance: z.number().int().optional().describe("Kilometres"),
  transporter: z.string().optional(),
  transporterId: z.string().optional().describe("GSTIN or enrolment number"),
  invoice: z
    .object({ number: z.string(), date: z.iso.date(), url: z.string() })
    .optional()
    .describe("Only once it is issued; of an order that was billed as a whole, that invoice"),
  deliveredAt: z.iso
    .datetime()
    .optional()
    .describe("When it arrived, where that was recorded of it alone"),
  files: z
    .array(
      z.object({
        _id: z.uuid(),
        kind: z.enum(DispatchFileKind).describe("Lorry receipt or proof of delivery"),
        name: z.string(),
        url: z.string().describe("Private; a guest adds `key` as for the order"),
      }),
    )
    .optional()
    .describe("Only once there are any"),
  challan: z
    .object({ number: z.string(), date: z.iso.date() })
    .optional()
    .describe("The delivery challan of goods that are replaced; its packing slip is that document"),
});

export type DispatchAnswer = z.output<typeof dispatchSchema>;

/** A part of a call-off order with its dispatch day. */
export const callOffSchema = z.object({
  _id: z.uuid(),
  line: z.uuid().describe("`_id` of the line in `products`"),
  quantity: z.number().int().describe("Of the line's unit"),
  sent: z.number().int().describe("How much of it has left"),
  on: z.iso.date().describe("In India"),
  state: z.enum(CallOffState).describe("`asked` until the shop has answered"),
  by: z.string(),
  words: z.string().nullable().describe("What the shop answered"),
});

export type CallOffAnswer = z.output<typeof callOffSchema>;

/** The call-offs of an order, and the rest of each line. */
export const orderCallOffsSchema = z.object({
  earliest: z.iso.date().describe("The first day in India for which its buyer can call off now"),
  lines: z
    .array(
      z.object({
        line: z.uuid(),
        left: z.number().int().describe("What has not left yet"),
        free: z.number().int().describe("What of it is not called off"),
      }),
    )
    .describe("What is packed"),
  callOffs: z.array(callOffSchema).describe("By day"),
});

export type OrderCallOffsAnswer = z.output<typeof orderCallOffsSchema>;

/** A buyer's report of damaged, missing or wrong goods. */
export const claimSchema = z.object({
  _id: z.uuid(),
  lines: z.array(z.object({ line: z.uuid(), quantity: z.number().int() })),
  text: z.string(),
  photos: z
    .array(z.string())
    .describe("Private addresses of the files; a guest adds `key` as for the order"),
  at: z.iso.datetime(),
  decision: z.enum(ClaimDecision).nullable().describe("Null until the shop has answered"),
  words: z.string().nullable().describe("What the shop answered"),
  decidedAt: z.iso.datetime().nullable(),
  replacement: z
    .object({ _id: z.uuid(), orderId: z.string() })
    .optional()
    .describe("The order that brings the new goods"),
});

export type ClaimAnswer = z.output<typeof claimSchema>;
