import "server-only";
import sharp from "sharp";
import { IMAGE_WIDTHS, type ImageWidth } from "@/lib/files/picture-address";
import { workQueue } from "@/lib/limits/at-once";
import { AT_ONCE } from "@/lib/limits/limits";

/** More effort, measured on the demo pictures, takes three times as long and saves 1 % of the bytes. */
const WEBP = { quality: 80, effort: 2 };

/** WebP ends at 16383 pixels; no page shows anything much higher than it is wide. */
const TALLEST = 4;

const SECONDS = 30;

const inTurn = workQueue(AT_ONCE.pictures);

/** What a picture may have in pixels; 50 million take 150 MB to decode. */
export const MOST_PIXELS = 50_000_000;

/** Refuses what is broken, and lets pass what phones merely write carelessly. */
export const DECODING = { failOn: "error", limitInputPixels: MOST_PIXELS } as const;

/** A picture as WebP in each of the widths. */
export type EncodedPicture = readonly { width: ImageWidth; content: Buffer }[];

/**
 * Draws a picture anew, as WebP in every width that pages use, upright and without whatever else the
 * file held: camera, place, comments, or a second file behind the first.
 */
export function encodePicture(picture: Buffer | string): Promise<EncodedPicture> {
  return inTurn(async () => {
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
