import type { PreflightState } from "@/lib/db/generated/enums";

/** Kinds of printable files, by their first bytes; file names are not trusted. */
const KINDS = [
  // Readers accept leading whitespace, which some programs write.
  { type: "application/pdf", ending: "pdf", begins: /^(?:\xef\xbb\xbf)?[\0\s]{0,1024}%PDF-\d/ },
  { type: "image/png", ending: "png", begins: /^\x89PNG\r\n/ },
  { type: "image/jpeg", ending: "jpg", begins: /^\xff\xd8\xff/ },
  { type: "image/tiff", ending: "tif", begins: /^(II\*\0|MM\0\*)/ },
  {
    type: "image/svg+xml",
    ending: "svg",
    begins:
      /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[^])*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/,
  },
] as const;

export type ArtworkKind = (typeof KINDS)[number];

/** The kind of a file by its first bytes; undefined for an unprintable one. */
export function toKind(head: Buffer): ArtworkKind | undefined {
  const text = head.toString("latin1");
  const unicode = head.toString("utf8");
  return KINDS.find(({ type, begins }) => begins.test(type === "image/svg+xml" ? unicode : text));
}

/** A PDF preceded by something else, such as the lines of a mail. */
export const isPdfWithin = (head: Buffer): boolean => head.toString("latin1").includes("%PDF-");

/** True for a bitmap. */
export const isPicture = ({ type }: ArtworkKind): boolean => /^image\/(png|jpeg|tiff)$/.test(type);

const SOURCE = /\.(ai|eps|psd|psb|indd|idml|cdr|afdesign|afphoto|dxf|zip|otf|ttf)$/i;

/**
 * True for the name of a working file that may accompany artwork: opening it starts a design program, never the file
 * itself.
 */
export const isSourceName = (name: string): boolean => SOURCE.test(name);

/** The name with the extension of the file's actual kind. */
export const namedAs = (name: string, { ending }: ArtworkKind): string =>
  `${name.replace(/\.[a-z\d]{1,5}$/i, "") || "file"}.${ending}`;

/** True when a thumbnail of a file can be drawn: it was checked, and is of a printable kind. */
export const hasPicture = (file: { type: string; preflightState: PreflightState }): boolean =>
  KINDS.some(({ type }) => type === file.type) &&
  (file.preflightState === "ok" || file.preflightState === "warnings");
