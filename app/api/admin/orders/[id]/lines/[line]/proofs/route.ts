import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sendProof } from "@/lib/artwork/proofs/send-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    proofEndpoints.sendProof,
    async ({ by, params: { id: order, line }, body: { tool }, files: [file] }) => ({
      body: await sendProof({ ...by, order, line, tool, file }),
    }),
  ),
});
