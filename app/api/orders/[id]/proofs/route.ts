import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listProofs } from "@/lib/artwork/proofs/queries";
import { seeOrder } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.listProofs, async ({ db, params, query, identity }) => {
    const { order, seesAll } = await seeOrder(db, params.id, { identity, key: query.key });
    return { body: await listProofs(db, { orderId: order.id, onlyApproved: !seesAll }) };
  }),
});
