import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { putPart } from "@/lib/artwork/uploads/put-part";
import { requireUpload } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: routeSeeing(
    artworkEndpoints.putArtworkPart,
    ({ db, params: { id }, query, identity }) =>
      requireUpload(db, id, { identity, key: query.key }),
    ({ db, params: { n }, body: bytes, seen: artwork }) => putPart({ db, artwork, n, bytes }),
  ),
});
