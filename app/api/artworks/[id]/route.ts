import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { artworkAnswer, seeArtwork } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(artworkEndpoints.getArtwork, async ({ db, params: { id }, query, identity }) => ({
    body: artworkAnswer(await seeArtwork(db, id, { identity, key: query.key })),
  })),
});
