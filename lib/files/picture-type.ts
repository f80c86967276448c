/** The kinds of picture that the shop takes, as sharp names them. */
export type PictureType = "jpeg" | "png" | "webp" | "gif" | "heif";

/** How many bytes of a file tell what it is. */
export const HEAD_BYTES = 64;

/** Brands of an ISO media file that say AVIF; what else has the form is HEIC or a film. */
const AVIF_BRANDS = new Set(["avif", "avis"]);

/** What a file is by its first bytes, whatever its name says; null for whatever is not taken. */
export function pictureType(head: Buffer): PictureType | null {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return isAvif(head, text) ? "heif" : null;
}

/** The box "ftyp" lists brands of four letters, the main one first; its length stands before it. */
function isAvif(head: Buffer, text: string): boolean {
  if (!text.startsWith("ftyp", 4)) return false;
  const end = Math.min(head.readUInt32BE(0), text.length);
  const brands = text.slice(8, end).match(/[^]{4}/g) ?? [];
  return brands.some((brand) => AVIF_BRANDS.has(brand));
}

/** What is known of kinds that people try and the shop does not take, in words that help. */
export function refusalFor(head: Buffer, name: string): string {
  const text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^<(\?xml|!--|!DOCTYPE svg|svg)/i.test(text)) {
    return `“${name}” is an SVG drawing, which can carry scripts. Save it as PNG and send that.`;
  }
  if (/^....ftyp(hei|hev|mif1|msf1)/s.test(head.toString("latin1"))) {
    return `“${name}” is a HEIC photo, which few browsers can show. Save it as JPEG and send that.`;
  }
  return `“${name}” is not a picture that can be shown. Send a JPEG, PNG, WebP, AVIF or GIF picture.`;
}
