import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readOutcomes } from "@/lib/offers/outcomes/read-outcomes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.readOutcomes, async ({ db }) => ({
    body: await readOutcomes(db),
  })),
});
