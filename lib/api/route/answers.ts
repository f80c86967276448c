import type { StoredAttachment } from "@/lib/files/attachments/stored-attachment";

/** Characters beyond those that a header's plain text may hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/**
 * A file that somebody gave, to be saved and never opened as a page of the shop: as bytes of no type. The policy
 * under which nothing in it would run is that of every answer of the API (lib/runtime/answers/security-headers.ts).
 * Endpoints say `produces: "application/octet-stream"`.
 */
export function attachmentAnswer({ name, bytes }: StoredAttachment) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    body: bytes,
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  };
}

/** A PDF to be kept under its name. */
export function pdfAnswer({ name, content }: { name: string; content: Buffer }) {
  return {
    body: new Uint8Array(content),
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  };
}
