import { dateName } from "@/lib/base/dates";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { creditAgain } from "@/lib/fulfilment/refunds/credit-again";
import { resource, route } from "@/lib/api/route/route";
import { toRupees } from "@/lib/pricing/money";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(movementsAdminEndpoints.creditAgain, async ({ by, params }) => {
    const { id, note: noteId } = params;
    const { number, issuedOn, totalPaise } = await creditAgain({ ...by, id, noteId });
    return { body: { number, date: dateName(issuedOn), total: toRupees(totalPaise) } };
  }),
});
