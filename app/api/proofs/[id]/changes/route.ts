import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { askChanges, requireAsker } from "@/lib/artwork/proofs/ask-changes";
import { seeProof } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    proofEndpoints.askChanges,
    async ({ db, params: { id }, query, identity }) => {
      const seen = await seeProof(db, id, { identity, key: query.key });
      requireAsker(seen);
      return seen;
    },
    async ({ db, body: { text }, ipAddress, seen }) => ({
      body: await askChanges({ db, seen, text, ipAddress }),
    }),
  ),
});
