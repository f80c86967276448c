import { z } from "@/lib/base/input/zod";
import { orderSchema } from "@/lib/orders/schemas";
import { paidSchema, startPaymentSchema } from "./schemas";

/** What the rows of all gateways' calls have in common; docs/contributing.md says what each adds. */

const query = z.object({ key: z.string().max(128).optional() });

/** What the gateway's window is opened with, for whoever may see the order. */
export const START = {
  method: "POST",
  access: "order",
  status: 200,
  query,
  body: startPaymentSchema,
  limit: "file",
} as const;

/** What the window handed to the page. */
export const CONFIRM = {
  method: "POST",
  access: "guest",
  endedSession: "visitor",
  status: 200,
  query,
  response: z.union([orderSchema, paidSchema]),
  limit: "change",
} as const;

/** What the gateway tells by itself. */
export const WEBHOOK = {
  method: "POST",
  access: "public",
  endedSession: "visitor",
  status: 200,
  response: z.undefined(),
  limit: "change",
} as const;
