import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { takeEvent } from "@/lib/payments/gateways/handlers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.tellRazorpay, takeEvent("razorpay")),
});
