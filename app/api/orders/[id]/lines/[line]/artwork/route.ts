import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { handInArtwork } from "@/lib/artwork/proofs/hand-in-artwork";
import { requireWriter, requireOrderReader } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    proofEndpoints.putLineArtwork,
    async ({ db, params: { id }, query, identity }) => {
      const reader = await requireOrderReader(db, id, { identity, key: query.key });
      requireWriter(reader);
      return reader;
    },
    async ({ db, params: { line }, body: { artwork }, ipAddress, seen: reader }) => ({
      body: await handInArtwork({ db, reader, line, artwork, ipAddress }),
    }),
  ),
});
