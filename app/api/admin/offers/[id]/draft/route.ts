import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readDraft } from "@/lib/offers/draft/price-draft";
import { shopSide } from "@/lib/offers/require-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.getOfferDraft, async ({ db, params: { id }, identity }) => {
    const read = { settings: await settingsForCall(), side: shopSide(identity) };
    return { body: (await readDraft(db, id, read)).version };
  }),
});
