import { whatsAppEndpoints } from "@/lib/messaging/whatsapp/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readWhatsAppSetup } from "@/lib/messaging/whatsapp/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(whatsAppEndpoints.readWhatsApp, () => ({ body: readWhatsAppSetup() })),
});
