import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { orderAnswer } from "@/lib/orders/order-answer";
import { confirmPayment } from "@/lib/razorpay/confirm-payment";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmRazorpay, async ({ db, body }) => ({
    body: orderAnswer(await confirmPayment(db, body)),
  })),
});
