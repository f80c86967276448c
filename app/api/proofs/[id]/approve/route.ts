import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { approveProof, requireApprover } from "@/lib/artwork/proofs/approve-proof";
import { requireProof } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    proofEndpoints.approveProof,
    async ({ db, params: { id }, query, identity }) => {
      const seen = await requireProof(db, id, { identity, key: query.key });
      requireApprover(seen);
      return seen;
    },
    async ({ db, body, ipAddress, seen }) => ({
      body: await approveProof({ db, seen, request: body, ipAddress }),
    }),
  ),
});
