import "server-only";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { privateStore } from "@/lib/files/private/private-store";
import { artworkOwner } from "../artwork-owner";
import { drawPages, shrinkPage } from "../pages/draw-pages";
import { hasPicture } from "../preflight/kinds";
import type { VisibleArtwork } from "./see-artwork";

/** The longer side of the picture in pixels; it is shown at half of it. */
const SIDE = 192;

/** An artwork has few pages; the preflight reports more than are printed. */
const MOST_PAGES = 1000;

/**
 * The first page of a file as a small PNG, drawn once and stored next to the file.
 * @throws AppError not_found when none can be drawn
 */
export async function readArtworkPicture(artwork: VisibleArtwork): Promise<Buffer> {
  const { id, key } = artwork;
  if (key === null || !hasPicture(artwork)) throw none();
  const store = privateStore(artwork.storage);
  const stored = `artworks/${id}/picture.png`;
  const found = await store.read(stored);
  if (found) return found;
  const owner = artworkOwner(artwork);
  const [page] = await store
    .withFile(key, {
      owner,
      check: (file) =>
        drawPages(file, { type: artwork.type, mostPages: MOST_PAGES, drawn: 1, owner }),
    })
    .catch((error: unknown) => {
      log.info(`A small picture could not be drawn: ${String(error)}`);
      return [];
    });
  if (!page) throw none();
  const picture = await shrinkPage(page, { side: SIDE, format: "png", owner });
  await store.write(stored, picture);
  return picture;
}

const none = () => new AppError("not_found", "There is no picture of this file.");
