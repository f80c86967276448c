import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { requestChanges, requireRequester } from "@/lib/artwork/proofs/request-changes";
import { requireProof } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    proofEndpoints.askChanges,
    async ({ db, params: { id }, query, identity }) => {
      const seen = await requireProof(db, id, { identity, key: query.key });
      requireRequester(seen);
      return seen;
    },
    async ({ db, body: { text }, ipAddress, seen }) => ({
      body: await requestChanges({ db, seen, text, ipAddress }),
    }),
  ),
});
