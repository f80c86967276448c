import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";

/** Upload files for tests: good ones and hostile ones. */

interface PlainPicture {
  width?: number;
  height?: number;
  /** 4 makes the picture half transparent. */
  channels?: 3 | 4;
}

export function plainPicture(
  format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff",
  { width = 40, height = 30, channels = 3 }: PlainPicture = {},
): Promise<Buffer> {
  const background = { r: 200, g: 160, b: 90, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns a valid PNG of `side` × `side` black pixels: a few kilobytes that decode to gigabytes. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, grey.
  header[8] = 1;
  const row = 1 + Math.ceil(side / 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(row * side))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const SCRIPT = "<script>alert(document.cookie)</script>";

/** Returns a JPEG that is also a page with a script (in its comment and after its end) and a zip archive. */
export async function polyglot(): Promise<Buffer> {
  const picture = await plainPicture("jpeg");
  const comment = Buffer.from(SCRIPT);
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const zip = Buffer.from("PK\x03\x04payload.html");
  return Buffer.concat([
    picture.subarray(0, 2),
    marker,
    comment,
    picture.subarray(2),
    Buffer.from(`<!doctype html>${SCRIPT}`),
    zip,
  ]);
}

export const SVG_WITH_SCRIPT = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
);
