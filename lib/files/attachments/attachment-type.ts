import { pictureType } from "@/lib/files/picture-type";
import type { AttachmentType } from "./attachment-kinds";

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
