import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { handInArtwork } from "@/lib/artwork/proofs/hand-in-artwork";
import { seeOrder } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.putLineArtwork,
    async ({ db, params: { id, line }, query, body: { artwork }, identity, ipAddress }) => {
      const reader = await seeOrder(db, id, { identity, key: query.key });
      return { body: await handInArtwork({ db, reader, line, artwork, ipAddress }) };
    },
  ),
});
