import { resource, route } from "@/lib/api/route/route";
import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { previewProof } from "@/lib/artwork/proofs/send-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(proofEndpoints.previewProof, async ({ files: [file] }) => ({
    body: { pages: await previewProof(file) },
  })),
});
