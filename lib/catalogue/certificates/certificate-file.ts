import { ATTACHMENT_BYTES, ATTACHMENT_KINDS } from "@/lib/files/attachments/attachment-kinds";

/** The upload of a certificate. */
export const CERTIFICATE_FILE = {
  field: "file",
  summary: `The certificate: ${ATTACHMENT_KINDS}`,
  maxFiles: 1,
  maxBytes: ATTACHMENT_BYTES,
} as const;
