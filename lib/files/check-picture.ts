import "server-only";
import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { AppError, type ErrorCode } from "@/lib/base/errors";
import { MAX_PIXELS } from "./encode-picture";
import type { UploadedFile } from "./uploads";

/** The accepted picture formats, as sharp names them. */
type PictureType = "jpeg" | "png" | "webp" | "gif" | "heif";

/** Number of bytes that identify a file type. */
const HEAD_BYTES = 64;

/** Brands of AVIF in an ISO media file. Other files of this form are HEIC or video. */
const AVIF_BRANDS = new Set(["avif", "avis"]);

/** Detects the format from the first bytes and ignores the file name. Null for formats that are not accepted. */
export function pictureType(head: Buffer): PictureType | null {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return isAvif(head, text) ? "heif" : null;
}

/** The box "ftyp" lists brands of four letters, the main one first. The length of the box comes before it. */
function isAvif(head: Buffer, text: string): boolean {
  if (!text.startsWith("ftyp", 4)) return false;
  const end = Math.min(head.readUInt32BE(0), text.length);
  const brands = text.slice(8, end).match(/[^]{4}/g) ?? [];
  return brands.some((brand) => AVIF_BRANDS.has(brand));
}

/** Explains why common unsupported formats are refused and what to do instead. */
function refusalFor(head: Buffer, name: string): string {
  const text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^<(\?xml|!--|!DOCTYPE svg|svg)/i.test(text)) {
    return `“${name}” is an SVG drawing, which can carry scripts. Save it as PNG and send that.`;
  }
  if (/^....ftyp(hei|hev|mif1|msf1)/s.test(head.toString("latin1"))) {
    return `“${name}” is a HEIC photo, which few browsers can show. Save it as JPEG and send that.`;
  }
  return `“${name}” is not a picture that can be shown. Send a JPEG, PNG, WebP, AVIF or GIF picture.`;
}

/**
 * Checks a file's content without decoding it. `field` is its form field.
 * @throws AppError unsupported_media_type when it is no picture or of another format; too_large when it has too many
 * pixels; invalid_input when it is damaged
 */
export async function checkPicture({ name, path }: UploadedFile, field: string): Promise<void> {
  const refuse = (code: ErrorCode, message: string) =>
    new AppError(code, message, { fields: { [field]: message } });
  const head = await readHead(path);
  const type = pictureType(head);
  if (!type) throw refuse("unsupported_media_type", refusalFor(head, name));
  const { format, width, height } = await readMetadata(path).catch(() => {
    throw refuse("invalid_input", damaged(name));
  });
  if (format !== type) throw refuse("unsupported_media_type", refusalFor(head, name));
  if (width * height > MAX_PIXELS) {
    const most = MAX_PIXELS / 1_000_000;
    const message = `“${name}” has ${width} × ${height} pixels. Make it smaller: at most ${most} million pixels are taken.`;
    throw refuse("too_large", message);
  }
}

export const damaged = (name: string) =>
  `“${name}” is damaged and cannot be read. Save it again and send the new file.`;

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads only the header, so that the pixels are counted before any is decoded. */
function readMetadata(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false, failOn: "error" }).metadata();
}
