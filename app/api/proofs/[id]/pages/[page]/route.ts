import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { pngAnswer } from "@/lib/api/route/answers";
import { requireProof } from "@/lib/artwork/require-proof";
import { AppError } from "@/lib/base/errors";
import { privateStore } from "@/lib/files/private/private-store";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.getProofPage, async ({ db, params: { id, page }, query, identity }) => {
    const { proof } = await requireProof(db, id, { identity, key: query.key });
    const content = await privateStore(proof.storage).read(`${proof.key}/${page}.png`);
    if (!content) throw new AppError("not_found", "There is no such page.");
    return pngAnswer(content);
  }),
});
