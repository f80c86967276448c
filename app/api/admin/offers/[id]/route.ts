import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readOffer } from "@/lib/offers/queries";
import { requireOffer, shopSide } from "@/lib/offers/require-offer";
import { editDraft } from "@/lib/offers/draft/write-draft";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.getAnyOffer, async ({ db, params, identity }) => {
    const { id } = await requireOffer(db, params.id, { identity });
    return { body: await readOffer(db, id, shopSide(identity)) };
  }),
  PATCH: route(
    offerAdminEndpoints.editOffer,
    async ({ by, identity, params: { id }, body: request }) => ({
      body: await editDraft({
        ...by,
        side: shopSide(identity),
        id,
        request,
        settings: await settingsForCall(),
      }),
    }),
  ),
});
