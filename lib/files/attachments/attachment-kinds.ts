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

/** Maximum size of one file. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

export const TOO_LARGE = "The file is larger than 5 MB. Make it smaller and try again.";

/** A scan of a document, or its photo from a phone. A CHECK in the database has its size as the most of any file. */
export const SCAN_FILE = {
  field: "file",
  summary: "The document (PDF, PNG or JPEG)",
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
} as const;

export const SCAN_TYPES = ["application/pdf", "image/png", "image/jpeg"];

export const SCAN_TOO_LARGE = "The file is larger than 10 MB. Make it smaller and try again.";
