import "server-only";
import { open } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { AppError, type ErrorCode } from "@/lib/base/errors";
import { MOST_PIXELS } from "./encode-picture";
import { HEAD_BYTES, pictureType, refusalFor } from "./picture-type";
import type { UploadedFile } from "./uploaded-file";

/**
 * Looks at a file's content without decoding it. `field` is the form's field that it came in.
 * @throws AppError unsupported_media_type for what is no picture or one of another kind, too_large for
 *   one of too many pixels, invalid_input for one that is damaged
 */
export async function checkPicture({ name, path }: UploadedFile, field: string): Promise<void> {
  const refuse = (code: ErrorCode, message: string) =>
    new AppError(code, message, { fields: { [field]: message } });
  const head = await headOf(path);
  const type = pictureType(head);
  if (!type) throw refuse("unsupported_media_type", refusalFor(head, name));
  const { format, width, height } = await metadataOf(path).catch(() => {
    throw refuse("invalid_input", damaged(name));
  });
  if (format !== type) throw refuse("unsupported_media_type", refusalFor(head, name));
  if (width * height > MOST_PIXELS) {
    const most = MOST_PIXELS / 1_000_000;
    const message = `“${name}” has ${width} × ${height} pixels. Make it smaller: at most ${most} million pixels are taken.`;
    throw refuse("too_large", message);
  }
}

export const damaged = (name: string) =>
  `“${name}” is damaged and cannot be read. Save it again and send the new file.`;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The head of a file alone, so that its pixels are counted before any is decoded. */
function metadataOf(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false, failOn: "error" }).metadata();
}
