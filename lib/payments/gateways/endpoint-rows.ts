import { keyQuery as query } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { orderSchema } from "@/lib/orders/schemas";
import { paidSchema, startPaymentSchema } from "./schemas";

/** The common parts of all gateways' endpoints; docs/contributing.md says what each gateway adds. */

/** Returns the options to open the gateway's checkout, for a visitor who may see the order. */
export const START = {
  chapter: "Payments",
  access: "order",
  query,
  body: startPaymentSchema,
  limit: "file",
} as const;

/** Takes what the checkout returned to the page. */
export const CONFIRM = {
  chapter: "Payments",
  access: "guest",
  endedSession: "visitor",
  query,
  response: z.union([orderSchema, paidSchema]),
  limit: "change",
} as const;

/** Takes the gateway's webhook events. */
export const WEBHOOK = {
  chapter: "Payments",
  access: "public",
  endedSession: "visitor",
  response: z.undefined(),
  limit: "change",
} as const;
