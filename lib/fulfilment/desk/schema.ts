import { z } from "@/lib/base/input/zod";
import { messageSchema } from "@/lib/messaging/inbox/schemas";
import { listedOrderSchema, orderNoteSchema } from "@/lib/orders/admin-schemas";
import { orderMailSchema } from "@/lib/orders/messages/order-mail-schemas";
import { orderSchema } from "@/lib/orders/schemas";
import { ledgerSchema } from "@/lib/payments/schemas";
import { orderActionsSchema } from "../actions-schema";

const { _id, createdAt, totalAmount, status } = listedOrderSchema.shape;

export const orderDeskSchema = z.object({
  order: orderSchema,
  actions: orderActionsSchema,
  ledger: ledgerSchema.nullable().describe("Null for a caller who may not read payments"),
  messages: z
    .array(messageSchema)
    .nullable()
    .describe("Null for a caller who may not read messages"),
  notes: z.array(orderNoteSchema),
  mails: z.array(orderMailSchema),
  others: z
    .array(z.object({ _id, createdAt, totalAmount, status }))
    .describe("The customer's newest other orders"),
  customerOrders: z
    .number()
    .int()
    .describe("How many orders the customer has, this one among them"),
});

export type OrderDesk = z.output<typeof orderDeskSchema>;
