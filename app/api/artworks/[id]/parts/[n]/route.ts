import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { putPart } from "@/lib/artwork/uploads/put-part";
import { seeArtwork } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    endpoints.putArtworkPart,
    async ({ db, params: { id, n }, query, body: bytes, identity }) => {
      const artwork = await seeArtwork(db, id, { identity, key: query.key });
      await putPart({ db, artwork, n, bytes });
      return { body: undefined };
    },
  ),
});
