import { proofEndpoints } from "@/lib/artwork/proofs/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { fileAnswer } from "@/lib/api/route/answers";
import { requireProof } from "@/lib/artwork/require-proof";
import { AppError } from "@/lib/base/errors";
import { privateStore } from "@/lib/files/private/private-store";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(proofEndpoints.getProofFile, async ({ db, params: { id }, query, identity }) => {
    const { proof } = await requireProof(db, id, { identity, key: query.key });
    const content = await privateStore(proof.storage).stream(`${proof.key}/file`);
    if (!content) throw new AppError("not_found", "This file is not there.");
    return fileAnswer(proof.name, content);
  }),
});
