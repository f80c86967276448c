import { endpoints } from "@/lib/api/endpoints";
import { deliveryPromise } from "@/lib/delivery/delivery-promise";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { getProduct } from "@/lib/catalogue/product-page/cached";
import { settingsForCall } from "@/lib/settings/cached";

/** It changes with the clock, at closing time, and by no tag. */
const FOR_A_MINUTE = { "Cache-Control": "public, max-age=60" };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readDelivery, async ({ query: { pin, product = [] } }) => {
    const [rules, ...asked] = await Promise.all([settingsForCall(), ...product.map(getProduct)]);
    const leadTimes = asked.map((each) => each?.dispatchDays ?? null);
    return {
      body: deliveryPromise(rules, { pin, now: new Date(), leadTimes }),
      headers: FOR_A_MINUTE,
    };
  }),
});
