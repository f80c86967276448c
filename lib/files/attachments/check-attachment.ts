import "server-only";
import { readFile } from "node:fs/promises";
import { AppError, type ErrorCode } from "@/lib/base/errors";
import type { UploadedFile } from "@/lib/files/uploads";
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_KINDS,
  TOO_LARGE,
  type AttachmentType,
} from "./attachment-kinds";
import { singleLine } from "@/lib/base/input/lines";
import { pictureType } from "@/lib/files/check-picture";

const PICTURES: Partial<Record<string, AttachmentType>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** What a file is by its first bytes, whatever its name says; null for whatever is not taken. */
function attachmentType(head: Buffer): AttachmentType | null {
  if (head.subarray(0, 5).toString("latin1") === "%PDF-") return "application/pdf";
  return PICTURES[pictureType(head) ?? ""] ?? null;
}

const ENDINGS: Record<AttachmentType, string> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** Without its ending. */
const MOST_CHARACTERS = 100;

/** Characters that a system takes for part of a path or a command, or refuses in a name. */
const RISKY = /[/\\:*?"'`<>|%;$&#{}]+/g;

/**
 * A name that may stand on any disk and in any header: one line, no folders, not hidden, and with the ending
 * of what the file is, so that "invoice.exe" can never be opened as a program.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const line = singleLine(given.toWellFormed())
    .replace(/^.*[/\\]/, "")
    .replace(RISKY, " ")
    .replace(/\.[a-z\d]{1,5}$/i, "");
  const kept = singleLine(line.replace(/^[.\s-]+/, ""))
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  return `${kept.replace(/[.\s]+$/, "") || "file"}.${ENDINGS[type]}`;
}

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
