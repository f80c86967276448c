import { pngAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { readArtworkPicture } from "@/lib/artwork/uploads/artwork-picture";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { requireArtwork } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(artworkEndpoints.getArtworkPicture, async ({ db, params: { id }, query, identity }) =>
    pngAnswer(await readArtworkPicture(await requireArtwork(db, id, { identity, key: query.key }))),
  ),
});
