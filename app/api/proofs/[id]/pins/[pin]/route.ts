import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { settlePin } from "@/lib/artwork/proofs/pin-proof";
import { requireWriter, requireProof } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: routeSeeing(
    proofEndpoints.settlePin,
    async ({ db, params: { id }, query, identity }) => {
      const seen = await requireProof(db, id, { identity, key: query.key });
      requireWriter(seen);
      return seen;
    },
    async ({ db, params: { pin }, body: { settled }, ipAddress, seen }) => ({
      body: await settlePin({ db, seen, pin, settled, ipAddress }),
    }),
  ),
});
