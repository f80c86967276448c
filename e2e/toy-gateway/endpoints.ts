import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "@/lib/api/endpoint";
import { CONFIRM, START, WEBHOOK } from "@/lib/payments/gateways/endpoint-rows";

/** The toy's entry in `lib/payments/gateways/endpoints.ts`. */
export const toyEndpoints = {
  openToy: {
    ...START,
    call: "POST /payments/toy/orders",
    summary: "Begin to pay by the toy",
    description: "Opens a payment over what is left to pay.",
    response: z.object({ payment: z.string(), amount: z.number() }),
  },
  confirmToy: {
    ...CONFIRM,
    call: "POST /payments/toy/confirm",
    summary: "Confirm a payment by the toy",
    description: "Takes what the toy's window hands to the page.",
    body: z.object({ payment: z.string(), signature: z.string() }),
  },
  tellToy: {
    ...WEBHOOK,
    call: "POST /payments/toy/webhook",
    summary: "Tell of a payment",
    description: "For the toy alone: a payment, signed.",
    signed: { maxBytes: 1024, headers: { "X-Toy-Signature": "HMAC-SHA256 of the body, in hex" } },
  },
} as const satisfies Record<string, Endpoint>;
