import { setTimeout } from "node:timers/promises";
import { artworkEndpoints } from "@/lib/artwork/uploads/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { checkArtwork } from "@/lib/artwork/proofs/check-artwork";
import { completeArtwork } from "@/lib/artwork/uploads/complete-artwork";
import { artworkAnswer, requireArtwork, requireUpload } from "@/lib/artwork/uploads/see-artwork";
import { log } from "@/lib/base/log";

/** How long the response waits for the file check; a longer check continues after it. */
const TIMEOUT_MS = 5_000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    artworkEndpoints.completeArtwork,
    ({ db, params: { id }, query, identity }) =>
      requireUpload(db, id, { identity, key: query.key }),
    async ({ db, params: { id }, query, body: { sha256 }, identity, seen: artwork }) => {
      await completeArtwork({ db, artwork, sha256 });
      // The worker resumes a check that ends with this process.
      const check = checkArtwork(db, id).catch((error: unknown) =>
        log.error("A file for printing could not be checked", error),
      );
      await Promise.race([check, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
      return { body: artworkAnswer(await requireArtwork(db, id, { identity, key: query.key })) };
    },
  ),
});
