const LARGEST = 1280;

/** Every stored picture exists in these widths, in pixels. The largest has the name without a suffix. */
export const IMAGE_WIDTHS = [360, 640, LARGEST] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * Matches pictures that this program stored on disk, at UploadThing or in a bucket. All use the same names for their
 * widths.
 */
const STORED =
  /^(\/media\/[\w-]+|https:\/\/[\w-]+\.ufs\.sh\/f\/[\da-f]{24}|https?:\/\/[^?#]+\/shop-pictures\/[\da-f]{24})\.webp$/;

export const isStoredPicture = (address: string): boolean => STORED.test(address);

/** Returns the file name of a picture in one width. */
export function variantName(id: string, width: ImageWidth): string {
  return width === LARGEST ? `${id}.webp` : `${id}-${width}.webp`;
}

/**
 * Returns the smallest stored variant of `/media/<id>.webp` that covers `width`. Other addresses are returned
 * unchanged.
 */
export function imageAtWidth(src: string, width: number): string {
  const stem = STORED.exec(src)?.[1];
  if (!stem) return src;
  return variantName(stem, IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? LARGEST);
}

/** Returns a `srcset` of the stored widths; undefined for pictures stored elsewhere. */
export function imageSrcSet(src: string): string | undefined {
  if (!STORED.test(src)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageAtWidth(src, width)} ${width}w`).join(", ");
}
