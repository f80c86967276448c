import { singleLine } from "@/lib/base/input/one-line";
import type { AttachmentType } from "./attachment-kinds";

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
