import { TRIM_TOLERANCE, withBleed, type Dieline } from "@/lib/pricing/dieline";
import type { Finding } from "./findings";
import { GOOD_PPI, INCH_MM, LEAST_PPI } from "./resolution";
import { error, placeWords, sizeWords, warning, type Found } from "./finding";

/** Resolution promised to be sharp: the usual demand of print shops, with a margin. */
const SHARP_PPI = 300;

/** Judges a picture placed on a page, or one with a size. */
export function checkPlacedPicture(
  picture: { ppi: number; x: number; y: number },
  { page, on, form }: Found,
): Finding[] {
  const { ppi } = picture;
  const name = form === "picture" ? "The picture" : `The picture of ${on}, ${placeWords(picture)},`;
  const what = `${name} has ${ppiWords(ppi)} ppi.`;
  if (ppi < LEAST_PPI) {
    const words = `${what} It is too coarse to print: use one of ${GOOD_PPI} ppi or more.`;
    return [error({ code: "resolution", words }, page)];
  }
  if (ppi >= GOOD_PPI) return [];
  return [
    warning(
      {
        code: "resolution",
        words: `${what} It may look soft: use one of ${GOOD_PPI} ppi or more.`,
      },
      page,
    ),
  ];
}

/** Never rounded up to a limit, nor down to zero. */
const ppiWords = (ppi: number) =>
  ppi >= 1 ? String(Math.floor(ppi)) : String(Math.max(0.1, Math.floor(ppi * 10) / 10));

interface Ordered {
  dieline: Dieline | null;
  face: Dieline | null;
}

/**
 * Judges a picture without a size by the ordered size: as large as the dieline, or on a face. If neither is known,
 * staff judge it.
 */
export function checkPixels(pixels: Dieline, { dieline, face }: Ordered): Finding[] {
  const size = dieline ?? face;
  if (!size) return [];
  const sharp = Math.floor((pixels.width * INCH_MM) / SHARP_PPI);
  const what = `${pixels.width} × ${pixels.height} pixels print sharp up to ${sharp} mm wide`;
  const ppi = Math.max(fillWith(pixels, size), fillWith(pixels, turned(size)));
  const words = `${what}, and the size ordered is ${sizeWords(size)}. Use a larger picture.`;
  const tooFew = { code: "resolution", words };
  return [
    ...(ppi >= GOOD_PPI ? [] : dieline && ppi < LEAST_PPI ? [error(tooFew)] : [warning(tooFew)]),
    ...(dieline && !hasShapeOf(pixels, dieline) ? [toWrongShape(pixels, dieline)] : []),
  ];
}

const turned = ({ width, height }: Dieline): Dieline => ({ width: height, height: width });

/** Pixels per inch of a picture at a size, on the side with the lower resolution. */
const fillWith = (pixels: Dieline, size: Dieline): number =>
  Math.min(pixels.width / size.width, pixels.height / size.height) * INCH_MM;

/** True when a picture fits the dieline, with or without its bleed, without cropping or stretching. */
function hasShapeOf(pixels: Dieline, dieline: Dieline): boolean {
  const sizes = [dieline, withBleed(dieline)].flatMap((size) => [size, turned(size)]);
  return sizes.some((size) => {
    const pixel = Math.max(size.width / pixels.width, size.height / pixels.height);
    const height = (pixels.height * size.width) / pixels.width;
    return Math.abs(height - size.height) <= TRIM_TOLERANCE + pixel;
  });
}

const toWrongShape = ({ width, height }: Dieline, dieline: Dieline) =>
  error({
    code: "shape",
    words: `The picture is ${width} × ${height} pixels, and the dieline ${sizeWords(dieline)}, which has another shape. Cut the picture to that shape, such as ${toPixels(dieline.width)} × ${toPixels(dieline.height)} pixels.`,
  });

const toPixels = (length: number) => Math.round((length * SHARP_PPI) / INCH_MM);
