import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { quoteReturn } from "@/lib/fulfilment/quote-return";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(movementsAdminEndpoints.quoteReturn, async ({ db, params: { id }, body }) => ({
    body: await quoteReturn({ db, id, lines: body.lines }),
  })),
});
