import { keyQuery as query } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { orderSchema } from "@/lib/orders/schemas";
import { paidSchema, startPaymentSchema } from "./schemas";

/** The common parts of all gateways' endpoints; docs/contributing.md says what each gateway adds. */

/** Returns the options to open the gateway's checkout, for a visitor who may see the order. */
export const START = {
  method: "POST",
  chapter: "Payments",
  access: "order",
  status: 200,
  query,
  body: startPaymentSchema,
  limit: "file",
} as const;

/** Takes what the checkout returned to the page. */
export const CONFIRM = {
  method: "POST",
  chapter: "Payments",
  access: "guest",
  endedSession: "visitor",
  status: 200,
  query,
  response: z.union([orderSchema, paidSchema]),
  limit: "change",
} as const;

/** Takes the gateway's webhook events. */
export const WEBHOOK = {
  method: "POST",
  chapter: "Payments",
  access: "public",
  endedSession: "visitor",
  status: 200,
  response: z.undefined(),
  limit: "change",
} as const;
