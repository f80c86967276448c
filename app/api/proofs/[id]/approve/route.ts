import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { approveProof } from "@/lib/artwork/proofs/approve-proof";
import { seeProof } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.approveProof,
    async ({ db, params: { id }, query, body, identity, ipAddress }) => {
      const seen = await seeProof(db, id, { identity, key: query.key });
      return { body: await approveProof({ db, seen, request: body, ipAddress }) };
    },
  ),
});
