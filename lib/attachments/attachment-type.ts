import { pictureType } from "@/lib/files/picture-type";

export const ATTACHMENT_TYPES = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/webp",
] as const;

export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** In words, for whoever chooses a file. */
export const ATTACHMENT_KINDS = "PDF, PNG, JPEG or WebP";

/** Of one file. The database holds it, too. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

const PICTURES: Partial<Record<string, AttachmentType>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** What a file is by its first bytes, whatever its name says; null for whatever is not taken. */
export function attachmentType(head: Buffer): AttachmentType | null {
  if (head.subarray(0, 5).toString("latin1") === "%PDF-") return "application/pdf";
  return PICTURES[pictureType(head) ?? ""] ?? null;
}
