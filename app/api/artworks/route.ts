import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { startArtwork } from "@/lib/artwork/uploads/start-artwork";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    artworkEndpoints.startArtwork,
    async ({ db, query, body: request, identity, ipAddress }) => ({
      body: await startArtwork({ db, request, ipAddress, visitor: { identity, key: query.key } }),
    }),
  ),
});
