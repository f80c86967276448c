import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { getAnswerHours } from "@/lib/messaging/inbox/answer-time";
import { summariseOffers } from "@/lib/offers/queries";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.summariseOffers, async ({ db }) => {
    const { content } = await settingsForCall();
    return { body: await summariseOffers(db, new Date(), getAnswerHours(content.claims)) };
  }),
});
