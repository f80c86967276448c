import { endpoints } from "@/lib/api/endpoints";
import { deliveryPromise } from "@/lib/delivery/delivery-promise";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { getShopSettings } from "@/lib/settings/cached";

/** It changes with the clock, at closing time, and by no tag. */
const FOR_A_MINUTE = { "Cache-Control": "public, max-age=60" };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readDelivery, async ({ query }) => ({
    body: deliveryPromise(await getShopSettings(), query.pin, new Date()),
    headers: FOR_A_MINUTE,
  })),
});
