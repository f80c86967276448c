import "server-only";
import sharp from "sharp";
import { BROKEN_FILE, type FileFacts } from "@/lib/artwork/preflight/facts";
import { DECODING, pictureQueue } from "@/lib/files/encode-picture";

/** Pixels an inch that cameras and screens write into pictures without meaning a size. */
const MEANS_NO_SIZE = 96;

const INCH_MM = 25.4;

/** Looks a stored PNG, JPEG or TIFF through: can it be drawn, how large is it, are its colours those of a press? */
export const readPicture = (file: string): Promise<FileFacts> => pictureQueue(() => read(file));

async function read(file: string): Promise<FileFacts> {
  try {
    const { space, width, height, density = 0 } = await sharp(file, DECODING).metadata();
    await sharp(file, DECODING).resize(16).timeout({ seconds: 30 }).toBuffer();
    const statesSize = density > MEANS_NO_SIZE;
    const toMm = INCH_MM / density;
    const page = {
      trim: statesSize ? { width: width * toMm, height: height * toMm } : null,
      picture: statesSize ? { ppi: density, x: 0, y: 0 } : null,
      ...{ bleed: null, line: null, rgb: space !== "cmyk" && space !== "b-w" },
      ...{ fonts: [], inks: [], isLinked: false },
    };
    return { state: "read", form: "picture", count: 1, pages: [page] };
  } catch {
    return BROKEN_FILE;
  }
}
