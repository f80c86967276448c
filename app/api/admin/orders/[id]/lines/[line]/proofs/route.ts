import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { sendProof } from "@/lib/artwork/proofs/send-proof";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    proofEndpoints.sendProof,
    async ({
      db,
      params: { id: order, line },
      body: { tool },
      files: [file],
      actor,
      ipAddress,
    }) => ({
      body: await sendProof({ db, order, line, tool, file, actor, ipAddress }),
    }),
  ),
});
