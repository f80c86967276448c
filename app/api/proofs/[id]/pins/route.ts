import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { pinProof } from "@/lib/artwork/proofs/pin-proof";
import { requireWriter, requireProof } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    proofEndpoints.pinProof,
    async ({ db, params: { id }, query, identity }) => {
      const seen = await requireProof(db, id, { identity, key: query.key });
      requireWriter(seen);
      return seen;
    },
    async ({ db, body: pin, ipAddress, seen }) => ({
      body: await pinProof({ db, seen, pin, ipAddress }),
    }),
  ),
});
