import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listOwnLines } from "@/lib/artwork/proofs/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.listOwnArtwork, async ({ db, query, identity }) => {
    const { items: body, ...page } = await listOwnLines(db, identity.account, query);
    return { body, page };
  }),
});
