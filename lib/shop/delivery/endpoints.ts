import { inChapter } from "@/lib/base/http/in-chapter";
import { deliveryQuerySchema, deliverySchema } from "@/lib/shop/delivery/schemas";

export const deliveryEndpoints = inChapter("Delivery", {
  readDelivery: {
    call: "GET /delivery",
    summary: "Ask when goods arrive",
    description:
      "Whether the shop delivers to a PIN code, in which state that is, and between which days an order placed now would arrive. An estimate; an order keeps the day of its dispatch as `dispatchBy`.",
    access: "public",
    endedSession: "visitor",
    query: deliveryQuerySchema,
    response: deliverySchema,
    limit: "form",
  },
});
