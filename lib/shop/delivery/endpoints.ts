import { deliveryQuerySchema, deliverySchema } from "@/lib/shop/delivery/schemas";

export const deliveryEndpoints = {
  readDelivery: {
    method: "GET",
    path: "/delivery",
    chapter: "Delivery",
    summary: "Ask when goods arrive",
    description:
      "Whether the shop delivers to a PIN code, in which state that is, and between which days an order placed now would arrive. An estimate; an order keeps the day of its dispatch as `dispatchBy`.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: deliveryQuerySchema,
    response: deliverySchema,
    limit: "form",
  },
} as const;
