import "server-only";
import sharp from "sharp";
import { IMAGE_WIDTHS, type ImageWidth } from "@/lib/files/picture-address";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";

/** Measured on the demo pictures, a higher effort takes three times as long and saves 1 % of the bytes. */
const WEBP = { quality: 80, effort: 2 };

/** Maximum height as a multiple of the width. WebP allows at most 16383 pixels, and no page shows taller pictures. */
const TALLEST = 4;

const SECONDS = 30;

/**
 * Runs work that decodes a picture, when its owner's turn comes: all of the process has one queue for its memory.
 * Everything that staff sends has the owner SHOP.
 */
export const pictureQueue = workQueue(AT_ONCE.pictures);
export const SHOP = "shop";

/** Maximum pixels of a picture. Decoding 50 million pixels takes 150 MB of memory. */
export const MAX_PIXELS = 50_000_000;

/** Fails on damaged files but accepts the small faults that phones write. */
export const DECODING = { failOn: "error", limitInputPixels: MAX_PIXELS } as const;

/** A picture as WebP in each width. */
export type EncodedPicture = readonly { width: ImageWidth; content: Buffer }[];

/**
 * Re-encodes a picture as WebP in every width that pages use, rotated upright. Drops everything else in the file:
 * camera data, location, comments, or a second file appended to it.
 */
export function encodePicture(picture: Buffer | string): Promise<EncodedPicture> {
  return pictureQueue(SHOP, async () => {
    const widest = Math.max(...IMAGE_WIDTHS);
    const { data, info } = await sharp(picture, DECODING)
      .autoOrient()
      .resize(within(widest))
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return Promise.all(
      IMAGE_WIDTHS.map(async (width) => ({
        width,
        content: await sharp(data, { raw }).resize(within(width)).webp(WEBP).toBuffer(),
      })),
    );
  });
}

const within = (width: number) =>
  ({ width, height: width * TALLEST, fit: "inside", withoutEnlargement: true }) as const;
