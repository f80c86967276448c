import "server-only";
import { readFile } from "node:fs/promises";
import { AppError, type ErrorCode } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import { attachmentName } from "./attachment-name";
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_KINDS,
  TOO_LARGE,
  type AttachmentType,
} from "./attachment-kinds";
import { attachmentType } from "./attachment-type";

/** A file that may be kept. */
export interface CheckedFile {
  name: string;
  type: AttachmentType;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Reads a file that came with a request. `field` is the form's field that it came in. Its content is known by
 * its first bytes alone: nobody looks for a virus, and nothing of it is ever shown as a page.
 * @throws AppError too_large, unsupported_media_type
 */
export async function checkAttachment(file: UploadedFile, field: string): Promise<CheckedFile> {
  const refuse = (code: ErrorCode, message: string) =>
    new AppError(code, message, { fields: { [field]: message } });
  if (file.bytes > ATTACHMENT_BYTES) {
    throw refuse("too_large", TOO_LARGE);
  }
  const bytes = await readFile(file.path);
  const type = attachmentType(bytes);
  if (!type) {
    const message = `“${file.name}” is not a file that can be sent here. Send a ${ATTACHMENT_KINDS} file.`;
    throw refuse("unsupported_media_type", message);
  }
  return { name: attachmentName(file.name, type), type, bytes };
}
