import { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { privateFileAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { readClaimPhoto } from "@/lib/fulfilment/claims/queries";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(claimEndpoints.getClaimPhoto, async ({ db, params, query, identity }) => {
    const { id: orderId } = await requireOrder(db, params.id, { identity, key: query.key });
    return privateFileAnswer(await readClaimPhoto(db, { ...params, orderId }));
  }),
});
