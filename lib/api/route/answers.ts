import type { DielineFile } from "@/lib/catalogue/model/drawing/write-dieline";
import type { StoredAttachment } from "@/lib/files/attachments/stored-attachment";

/** Encodes the characters that a plain header value cannot contain. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/**
 * Returns an uploaded file as bytes without a type, so that it is saved and never opened as a page of the shop. The
 * policy that keeps anything in it from running is that of every API answer
 * (lib/runtime/answers/security-headers.ts). Endpoints declare `produces: "application/octet-stream"`.
 */
export function attachmentAnswer({ name, bytes }: StoredAttachment) {
  return { body: bytes, headers: savedAs(name) };
}

/** Same for a file that the caller alone may read. */
export function privateFileAnswer({ name, bytes }: StoredAttachment) {
  return { body: bytes, headers: { ...savedAs(name), "Cache-Control": "private, no-store" } };
}

/** Same for a file of any size. */
export function fileAnswer(name: string, body: ReadableStream<Uint8Array>) {
  return { body, headers: savedAs(name) };
}

function savedAs(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Returns a private picture, which pages of the shop alone may show. */
export function pngAnswer(content: Buffer) {
  return {
    body: new Uint8Array(content),
    headers: { "Content-Type": "image/png", "Cross-Origin-Resource-Policy": "same-origin" },
  };
}

/** Returns a dieline that the browser saves under its name. */
export function dielineAnswer(file: DielineFile) {
  if (file.format === "pdf") return pdfAnswer(file);
  const { name, content } = file;
  return {
    body: new TextEncoder().encode(content),
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  };
}

/** Returns a PDF that the browser saves under its name. */
export function pdfAnswer({ name, content }: { name: string; content: Buffer }) {
  return {
    body: new Uint8Array(content),
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  };
}

/** The headers of JSON that the browser saves under its name. */
export const jsonFileHeaders = (name: string) => ({
  "Content-Disposition": `attachment; filename="${name.replaceAll("/", "-")}.json"`,
});
