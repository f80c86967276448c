import { razorpayEndpoints } from "@/lib/payments/gateways/razorpay/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { handleEvent } from "@/lib/payments/gateways/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(razorpayEndpoints.tellRazorpay, handleEvent("razorpay")),
});
