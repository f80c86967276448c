const LARGEST = 1280;

/** Widths in pixels in which every stored picture exists; the largest is the file itself. */
export const IMAGE_WIDTHS = [360, 640, LARGEST] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Pictures that this program stored, here, at UploadThing or in a bucket: all keep the widths under one naming. */
const STORED =
  /^(\/media\/[\w-]+|https:\/\/[\w-]+\.ufs\.sh\/f\/[\da-f]{24}|https?:\/\/[^?#]+\/shop-pictures\/[\da-f]{24})\.webp$/;

/** The name of the file that holds a picture in one of the widths. */
export function variantName(id: string, width: ImageWidth): string {
  return width === LARGEST ? `${id}.webp` : `${id}-${width}.webp`;
}

/** `/media/<id>.webp` → the smallest stored variant that covers `width`; other addresses unchanged. */
export function imageAtWidth(src: string, width: number): string {
  const stem = STORED.exec(src)?.[1];
  if (!stem) return src;
  return variantName(stem, IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? LARGEST);
}

/** A `srcset` over the stored widths; undefined for pictures that live elsewhere. */
export function imageSrcSet(src: string): string | undefined {
  if (!STORED.test(src)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageAtWidth(src, width)} ${width}w`).join(", ");
}
