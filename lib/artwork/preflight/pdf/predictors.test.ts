import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pdfFile, readPage, SPOT } from "@/e2e/support/pdf-file";
import { readPdf } from "./read-pdf";

const COLUMNS = 24;
const CONTENT = "0 1 0 0 k 0 0 9 9 re f /Spot cs 1 scn 9 9 9 9 re f ".repeat(9);

/** The content as grey pixels, one row after another. */
function asPixels(channels: 1 | 3) {
  const width = COLUMNS / channels;
  const height = Math.ceil(CONTENT.length / COLUMNS);
  const raw = { width, height, channels } as const;
  return sharp(Buffer.from(CONTENT.padEnd(COLUMNS * height)), { raw });
}

/** The pixels compressed by libpng, with its own choice of filter per row. */
async function byLibpng(channels: 1 | 3): Promise<Buffer> {
  const pixels = asPixels(channels).toColourspace(channels === 1 ? "b-w" : "srgb");
  const file = await pixels.png({ adaptiveFiltering: true, palette: false }).toBuffer();
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const isData = file.toString("latin1", at + 4, at + 8) === "IDAT";
    if (isData) parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

/** The pixels compressed by libtiff as differences: the bytes of its single strip. */
async function byLibtiff(channels: 1 | 3): Promise<Buffer> {
  const pixels = asPixels(channels).toColourspace(channels === 1 ? "b-w" : "srgb");
  const file = await pixels.tiff({ compression: "deflate", predictor: "horizontal" }).toBuffer();
  const first = file.readUInt32LE(4);
  const values = new Map<number, number>();
  for (let entry = 0; entry < file.readUInt16LE(first); entry += 1) {
    const at = first + 2 + 12 * entry;
    const isShort = file.readUInt16LE(at + 2) === 3;
    values.set(
      file.readUInt16LE(at),
      isShort ? file.readUInt16LE(at + 8) : file.readUInt32LE(at + 8),
    );
  }
  expect(values.get(317)).toBe(2);
  const [offset = 0, length = 0] = [values.get(273), values.get(279)];
  return file.subarray(offset, offset + length);
}

const resources = `/ColorSpace << /Spot ${SPOT} >>`;

const readContent = (bytes: Uint8Array, settings: string) =>
  readPage({
    content: "5 0 R",
    resources,
    objects: [{ dict: `/Filter /FlateDecode /DecodeParms << ${settings} >>`, bytes }],
  });

describe("content with a predictor", () => {
  it.each([1, 3] as const)("of PNG is read, with %i colours", async (colours) => {
    const settings = `/Predictor 15 /Colors ${colours} /Columns ${COLUMNS / colours}`;
    const { inks, isDamaged } = await readContent(await byLibpng(colours), settings);
    expect({ inks, isDamaged }).toEqual({ inks: ["magenta", "PANTONE 347 C"], isDamaged: false });
  });

  it.each([1, 3] as const)("of TIFF is read, with %i colours", async (colours) => {
    const settings = `/Predictor 2 /Colors ${colours} /Columns ${COLUMNS / colours}`;
    const { inks, isDamaged } = await readContent(await byLibtiff(colours), settings);
    expect({ inks, isDamaged }).toEqual({ inks: ["magenta", "PANTONE 347 C"], isDamaged: false });
  });

  it("with an unknown row filter is damaged", async () => {
    const { isDamaged } = await readContent(await byLibpng(1), "/Predictor 15 /Columns 7");
    expect(isDamaged).toBe(true);
  });

  it.each(["/Predictor 7", "/Predictor 12 /BitsPerComponent 3", "/Predictor 12 /Colors 0"])(
    "of an unknown kind is not checked: %s",
    async (settings) => {
      const found = readContent(await byLibpng(1), settings);
      await expect(found).rejects.toThrow(RangeError);
    },
  );
});

/** Written by ReportLab, and by qpdf with objects in compressed streams. */
it.each(["overprint-reportlab.pdf", "overprint-qpdf.pdf"])(
  "overprinting is found, except for black: %s",
  async (name) => {
    const file = await readFile(path.resolve("e2e/support/artwork", name));
    const { state, pages } = await readPdf(new Uint8Array(file));
    expect(state).toBe("read");
    const found = pages.map(({ overprinted, isWhiteLost }) => ({ overprinted, isWhiteLost }));
    expect(found).toEqual([
      { overprinted: [], isWhiteLost: true },
      { overprinted: ["magenta", "PANTONE 151 C"], isWhiteLost: false },
      { overprinted: [], isWhiteLost: false },
      { overprinted: [], isWhiteLost: false },
    ]);
  },
);

describe("overprint", () => {
  const found = async (states: string, content: string) => {
    const gs = `/ExtGState << /G << ${states} >> >> ${resources}`;
    const { overprinted, isWhiteLost } = await readPage({ content, resources: gs });
    return isWhiteLost ? [...overprinted, "white"] : overprinted;
  };

  it("is set by OP for strokes and fills, unless fills have op", async () => {
    const both = "/G gs 1 0 0 0 k 0 1 0 0 K 0 0 9 9 re B";
    expect(await found("/OP true", both)).toEqual(["cyan", "magenta"]);
    expect(await found("/OP true /op false", both)).toEqual(["magenta"]);
    expect(await found("/op true", both)).toEqual(["cyan"]);
    expect(await found("/OP true", `q ${both} Q`.replace("/G gs", "q /G gs Q"))).toEqual([]);
  });

  it("hides every kind of white, but not invisible painting", async () => {
    for (const white of ["1 g", "0 0 0 0 k", "1 1 1 rg", "/Spot cs 0 scn"]) {
      expect(await found("/op true", `/G gs ${white} 0 0 9 9 re f`)).toEqual(["white"]);
    }
    expect(await found("/op true /ca 0", "/G gs 1 g 0 0 9 9 re f")).toEqual([]);
  });
});

it("a picture without pixels is damaged", async () => {
  const file = pdfFile({
    content: "/I Do",
    resources: "/XObject << /I 5 0 R >>",
    objects: [{ dict: "/Subtype /Image /ColorSpace /DeviceGray", bytes: "" }],
  });
  const [page] = (await readPdf(new Uint8Array(file))).pages;
  expect(page).toMatchObject({ isDamaged: true, picture: null });
});
