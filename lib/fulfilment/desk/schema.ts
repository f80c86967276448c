import { z } from "@/lib/base/input/zod";
import { messageSchema } from "@/lib/messaging/inbox/schemas";
import { listedOrderSchema } from "@/lib/orders/admin-schemas";
import { orderSchema } from "@/lib/orders/schemas";
import { ledgerSchema } from "@/lib/payments/schemas";
import { orderActionsSchema } from "../actions-schema";
import { activitySchema } from "../activity/schemas";

const { _id, createdAt, totalAmount, status } = listedOrderSchema.shape;

export const orderDeskSchema = z.object({
  order: orderSchema,
  actions: orderActionsSchema,
  ledger: ledgerSchema.nullable().describe("Null for a caller who may not read payments"),
  messages: z
    .array(messageSchema)
    .nullable()
    .describe("Null for a caller who may not read messages"),
  activity: activitySchema.describe("The newest of what happened to it"),
  customer: z
    .uuid()
    .nullable()
    .describe("`_id` of the company or account that it belongs to; null for a guest's"),
  others: z
    .array(z.object({ _id, createdAt, totalAmount, status }))
    .describe("The customer's newest other orders"),
  customerOrders: z
    .number()
    .int()
    .describe("How many orders the customer has, this one among them"),
});

export type OrderDesk = z.output<typeof orderDeskSchema>;
