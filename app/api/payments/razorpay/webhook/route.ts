import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { takeEvent } from "@/lib/payments/gateways/razorpay/take-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.tellRazorpay, async ({ db, body, headers }) => {
    const signature = headers.get("x-razorpay-signature");
    const eventId = headers.get("x-razorpay-event-id");
    await takeEvent(db, { body, signature, eventId });
    return { body: undefined };
  }),
});
