import "server-only";
import sharp, { type Metadata } from "sharp";
import { DECODING, MAX_PIXELS, pictureQueue } from "@/lib/files/encode-picture";
import { BROKEN_FILE, LARGE_FILE, type FileFacts } from "./facts";

/** Pixels per inch that cameras and screens write into pictures without meaning a size. */
const MEANS_NO_SIZE = 96;

const INCH_MM = 25.4;

/** The longer side of the scaled copy searched for marks: one pixel in 30 still shows. */
const LOOKED_AT = 256;

const INKS: Partial<Record<string, string[]>> = {
  cmyk: ["cyan", "magenta", "yellow", "black"],
  "b-w": ["black"],
  grey16: ["black"],
};

/** Reads a stored PNG, JPEG or TIFF in its owner's turn: readability, size, and colour space. */
export const readPicture = (file: string, owner: string): Promise<FileFacts> =>
  pictureQueue(owner, () => read(file));

async function read(file: string): Promise<FileFacts> {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS) return LARGE_FILE;
    const { channels } = await sharp(file, DECODING)
      .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .timeout({ seconds: 30 })
      .toBuffer()
      .then((drawn) => sharp(drawn).stats());
    const isBlank = channels.every(({ min }) => min === 255);
    return { state: "read", form: "picture", count: 1, pages: [toPage(metadata, isBlank)] };
  } catch {
    return BROKEN_FILE;
  }
}

function toPage({ space, density = 0, autoOrient }: Metadata, isBlank: boolean) {
  const { width, height } = autoOrient;
  const statesSize = density > MEANS_NO_SIZE;
  const toMm = INCH_MM / density;
  const inks = INKS[space];
  return {
    trim: statesSize ? { width: width * toMm, height: height * toMm } : null,
    picture: statesSize ? { ppi: density, x: 0, y: 0 } : null,
    pixels: statesSize ? null : { width, height },
    bleed: null,
    line: null,
    rgb: inks === undefined,
    fonts: [],
    inks: inks ?? [],
    overprinted: [],
    isWhiteLost: false,
    isLinked: false,
    isBlank,
    isDamaged: false,
  };
}
