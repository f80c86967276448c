import { deliveryEndpoints } from "@/lib/shop/delivery/endpoints";
import { readLeadTimes } from "@/lib/catalogue/lead-times";
import { publicRead } from "@/lib/db/public-read";
import { deliveryPromise } from "@/lib/shop/delivery/delivery-promise";
import { promisedDelivery } from "@/lib/orders/delivery-date";
import { resource, route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

/** Cached by time and not by tag, because the response changes with the clock, at closing time. */
const FOR_A_MINUTE = { "Cache-Control": "public, max-age=60" };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(deliveryEndpoints.readDelivery, async ({ query: { pin, product } }) => {
    const now = new Date();
    const [rules, leadTimes] = await Promise.all([
      settingsForCall(),
      publicRead((db) => readLeadTimes(db, product)),
    ]);
    return {
      body: promisedDelivery(deliveryPromise(rules, { pin, now, leadTimes }), now),
      headers: FOR_A_MINUTE,
    };
  }),
});
