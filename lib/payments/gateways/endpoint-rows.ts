import { keyQuery as query } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { orderSchema } from "@/lib/orders/schemas";
import { paidSchema, startPaymentSchema } from "./schemas";

/** Common parts of all gateways' endpoints; docs/contributing.md lists what each gateway adds. */

/** Returns the options to open the gateway's checkout, for a visitor who may see the order. */
export const START = {
  chapter: "Payments",
  access: "order",
  query,
  body: startPaymentSchema,
  limit: "file",
} as const;

/** Accepts the checkout's result from the page. */
export const CONFIRM = {
  chapter: "Payments",
  access: "guest",
  endedSession: "visitor",
  query,
  response: z.union([orderSchema, paidSchema]),
  limit: "change",
} as const;

/** Accepts the gateway's webhook events. */
export const WEBHOOK = {
  chapter: "Payments",
  access: "public",
  endedSession: "visitor",
  response: z.undefined(),
  limit: "change",
} as const;
