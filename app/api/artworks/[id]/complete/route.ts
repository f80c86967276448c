import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { completeArtwork } from "@/lib/artwork/uploads/complete-artwork";
import { artworkAnswer, seeArtwork } from "@/lib/artwork/uploads/see-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.completeArtwork,
    async ({ db, params: { id }, query, body: { sha256 }, identity }) => {
      const visitor = { identity, key: query.key };
      await completeArtwork({ db, artwork: await seeArtwork(db, id, visitor), sha256 });
      return { body: artworkAnswer(await seeArtwork(db, id, visitor)) };
    },
  ),
});
