import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { fileAnswer } from "@/lib/api/route/answers";
import { requireArtwork } from "@/lib/artwork/uploads/see-artwork";
import { AppError } from "@/lib/base/errors";
import { privateStore } from "@/lib/files/private/private-store";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(artworkEndpoints.getArtworkFile, async ({ db, params: { id }, query, identity }) => {
    const { storage, key, name } = await requireArtwork(db, id, { identity, key: query.key });
    const content = key && (await privateStore(storage).stream(key));
    if (!content) throw new AppError("not_found", "This file is not there.");
    return fileAnswer(name, content);
  }),
});
