import { sizeEndpoints } from "@/lib/catalogue/sizes/endpoints";
import { priceSpec, toPriceAnswer } from "@/lib/catalogue/sizes/price-spec";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(sizeEndpoints.priceStyle, async ({ db, params, body }) => {
    const { quantities, ...spec } = body;
    const at = { moment: new Date(), rules: await settingsForCall() };
    return { body: toPriceAnswer(await priceSpec(db, params.id, spec, quantities, at)) };
  }),
});
