import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { settlePin } from "@/lib/artwork/proofs/pin-proof";
import { seeProof } from "@/lib/artwork/see-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    endpoints.settlePin,
    async ({ db, params: { id, pin }, query, body: { settled }, identity, ipAddress }) => {
      const seen = await seeProof(db, id, { identity, key: query.key });
      return { body: await settlePin({ db, seen, pin, settled, ipAddress }) };
    },
  ),
});
