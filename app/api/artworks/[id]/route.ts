import { resource, route } from "@/lib/api/route/route";
import { takeBackArtwork } from "@/lib/artwork/proofs/take-back-artwork";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { artworkAnswer, requireArtwork } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(artworkEndpoints.getArtwork, async ({ db, params: { id }, query, identity }) => ({
    body: artworkAnswer(await requireArtwork(db, id, { identity, key: query.key })),
  })),
  DELETE: route(
    artworkEndpoints.takeBackArtwork,
    async ({ db, params: { id }, query, identity, ipAddress }) => {
      await takeBackArtwork({ db, id, visitor: { identity, key: query.key }, ipAddress });
      return { body: undefined };
    },
  ),
});
