import type { PreflightState } from "@/lib/db/generated/enums";

/** Kinds of files that can be printed, by their first bytes; what a file is called says nothing. */
const KINDS = [
  // Blanks before it, as some programs write them, change nothing for a reader.
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

/** The kind of a file by its first bytes; undefined for what cannot be printed. */
export function toKind(head: Buffer): ArtworkKind | undefined {
  const text = head.toString("latin1");
  const unicode = head.toString("utf8");
  return KINDS.find(({ type, begins }) => begins.test(type === "image/svg+xml" ? unicode : text));
}

/** A PDF with something else before its beginning, such as the lines of a mail. */
export const isPdfWithin = (head: Buffer): boolean => head.toString("latin1").includes("%PDF-");

/** Made of pixels alone. */
export const isPicture = ({ type }: ArtworkKind): boolean => /^image\/(png|jpeg|tiff)$/.test(type);

const SOURCE = /\.(ai|eps|psd|psb|indd|idml|cdr|afdesign|afphoto|dxf|zip|otf|ttf)$/i;

/** Whether a file may go along with an artwork, by its name: opening it starts a design program, never the file. */
export const isSourceName = (name: string): boolean => SOURCE.test(name);

/** The name with the ending of what the file is. */
export const namedAs = (name: string, { ending }: ArtworkKind): string =>
  `${name.replace(/\.[a-z\d]{1,5}$/i, "") || "file"}.${ending}`;

/** Whether a small picture of a file can be drawn: it was looked through, and is of a kind that can be printed. */
export const hasPicture = (file: { type: string; preflightState: PreflightState }): boolean =>
  KINDS.some(({ type }) => type === file.type) &&
  (file.preflightState === "ok" || file.preflightState === "warnings");
