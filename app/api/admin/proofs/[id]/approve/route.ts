import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { approveByPhone } from "@/lib/artwork/proofs/approve-proof";
import { requireProof } from "@/lib/artwork/require-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    proofEndpoints.approveProofByPhone,
    async ({ db, by, params: { id }, body, identity }) => {
      const seen = await requireProof(db, id, { identity });
      return { body: await approveByPhone({ ...by, seen, request: body }) };
    },
  ),
});
