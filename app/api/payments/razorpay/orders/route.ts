import { razorpayEndpoints } from "@/lib/payments/gateways/razorpay/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { startPayment } from "@/lib/payments/gateways/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(razorpayEndpoints.openRazorpay, startPayment("razorpay")),
});
