import "server-only";
import { readFile } from "node:fs/promises";
import { refuseVirus } from "@/lib/files/refuse-virus";
import type { UploadedFile } from "@/lib/files/uploads";
import { pictureType } from "@/lib/files/check-picture";
import { Refusal } from "@/lib/i18n/refusal";
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_KINDS,
  SCAN_FILE,
  SCAN_TOO_LARGE,
  SCAN_TYPES,
  TOO_LARGE,
  type AttachmentType,
} from "./attachment-kinds";
import { plainName, safeName } from "../file-name";

const PICTURES: Partial<Record<string, AttachmentType>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** Detects the type from the first bytes and ignores the file name. Null for types that are not accepted. */
export function attachmentType(head: Buffer): AttachmentType | null {
  if (head.subarray(0, 5).toString("latin1") === "%PDF-") return "application/pdf";
  return PICTURES[pictureType(head) ?? ""] ?? null;
}

const ENDINGS: Record<AttachmentType, string> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/**
 * Returns a name that is safe on any disk and in any header: one line, no folders, not hidden, and with the extension
 * of the detected type, so that "invoice.exe" can never be opened as a program.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const cleaned = safeName(plainName(given).replace(/\.[a-z\d]{1,5}$/i, ""));
  return `${cleaned.replace(/[.\s]+$/, "") || "file"}.${ENDINGS[type]}`;
}

export interface CheckedFile {
  name: string;
  type: AttachmentType;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Reads an uploaded file. `field` is its form field. Only the first bytes decide the type, and the content is
 * never shown as a page.
 * @throws AppError too_large, unsupported_media_type (also for a virus), unavailable
 */
export async function checkAttachment(
  file: UploadedFile,
  field: string,
  maxBytes = ATTACHMENT_BYTES,
): Promise<CheckedFile> {
  if (file.bytes > maxBytes) {
    const words = maxBytes === SCAN_FILE.maxBytes ? SCAN_TOO_LARGE : TOO_LARGE;
    throw new Refusal("too_large", (t) => t(words), { at: field });
  }
  const bytes = await readFile(file.path);
  const type = attachmentType(bytes);
  if (!type) {
    const { name } = file;
    throw new Refusal(
      "unsupported_media_type",
      (t) =>
        t("“{name}” is not a file that can be sent here. Send a {kinds} file.", {
          name,
          kinds: t(ATTACHMENT_KINDS),
        }),
      { at: field },
    );
  }
  await refuseVirus(file.path);
  return { name: attachmentName(file.name, type), type, bytes };
}

/**
 * Reads the one file of a form that brings a scan of a document.
 * @throws AppError invalid_input without a file; else as `checkAttachment`
 */
export async function checkScan([file]: readonly UploadedFile[]): Promise<CheckedFile> {
  const { field, maxBytes } = SCAN_FILE;
  if (!file) throw new Refusal("invalid_input", (t) => t("Choose a file"), { at: field });
  const scan = await checkAttachment(file, field, maxBytes);
  if (SCAN_TYPES.includes(scan.type)) return scan;
  throw new Refusal("unsupported_media_type", (t) => t("Send a PDF, PNG or JPEG file."), {
    at: field,
  });
}
