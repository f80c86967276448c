import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { askChanges } from "@/lib/artwork/proofs/ask-changes";
import { seeProof } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.askChanges,
    async ({ db, params: { id }, query, body: { text }, identity, ipAddress }) => {
      const seen = await seeProof(db, id, { identity, key: query.key });
      return { body: await askChanges({ db, seen, text, ipAddress }) };
    },
  ),
});
