import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { csvHeaders } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";
import { exportOffers } from "@/lib/offers/outcomes/export-offers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.exportOffers, async ({ by, query }) => {
    const body = await exportOffers({ ...by, filter: query });
    return { body, headers: csvHeaders("offers") };
  }),
});
