export const ATTACHMENT_TYPES = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/webp",
] as const;

export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The accepted kinds in words, shown beside the file input. */
export const ATTACHMENT_KINDS = "PDF, PNG, JPEG or WebP";

export const WRONG_KIND =
  "Send a PDF, PNG, JPEG or WebP file. A drawing of another kind, such as SVG, can be saved as PDF.";

/** Maximum size of one file. A CHECK in the database enforces it too. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

export const TOO_LARGE = "The file is larger than 5 MB. Make it smaller and try again.";
