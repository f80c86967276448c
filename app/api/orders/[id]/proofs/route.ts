import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listProofs } from "@/lib/artwork/proofs/queries";
import { requireOrderReader } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.listProofs, async ({ db, params, query, identity }) => {
    const { order, seesAll } = await requireOrderReader(db, params.id, {
      identity,
      key: query.key,
    });
    return { body: await listProofs(db, { orderId: order.id, onlyApproved: !seesAll }) };
  }),
});
