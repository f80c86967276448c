import { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { unverifiedActor } from "@/lib/audit/record";
import { requireClaim } from "@/lib/fulfilment/claims/queries";
import { reportClaim } from "@/lib/fulfilment/claims/report-claim";
import { claimAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    claimEndpoints.reportClaim,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, body: form, files, headers, ipAddress, seen: order, ...call }) => {
      const { name, email } = order.customer;
      const actor = call.actor ?? unverifiedActor(email ?? name, name);
      const idempotencyKey = readIdempotencyKey(headers);
      const id = await reportClaim({ db, order, form, files, actor, ipAddress, idempotencyKey });
      return { body: claimAnswer(order.id, await requireClaim(db, id)) };
    },
  ),
});
