/** Widths in pixels in which every stored picture exists; the largest is the file itself. */
export const IMAGE_WIDTHS = [360, 640, 1280] as const;

const LARGEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1];
const STORED = /^\/media\/([\w-]+)\.webp$/;

/** `/media/<id>.webp` → the smallest stored variant that covers `width`; other addresses unchanged. */
export function imageAtWidth(src: string, width: number): string {
  const id = STORED.exec(src)?.[1];
  if (!id) return src;
  const fit = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? LARGEST;
  return fit === LARGEST ? src : `/media/${id}-${fit}.webp`;
}

/** A `srcset` over the stored widths; undefined for pictures that live elsewhere. */
export function imageSrcSet(src: string): string | undefined {
  if (!STORED.test(src)) return undefined;
  return IMAGE_WIDTHS.map((width) => `${imageAtWidth(src, width)} ${width}w`).join(", ");
}
