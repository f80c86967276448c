import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { pinProof } from "@/lib/artwork/proofs/pin-proof";
import { seeProof } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.pinProof,
    async ({ db, params: { id }, query, body: pin, identity, ipAddress }) => {
      const seen = await seeProof(db, id, { identity, key: query.key });
      return { body: await pinProof({ db, seen, pin, ipAddress }) };
    },
  ),
});
