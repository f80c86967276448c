import "server-only";
import encodeQR from "qr";
import sharp from "sharp";

/** White modules around the code, without which some apps cannot read it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Returns the dark modules row by row, without the white border; a long text is read more easily with low correction. */
export function qrModules(text: string, ecc: "low" | "medium" = "medium"): boolean[][] {
  const framed = encodeQR(text, "raw", { ecc, border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Returns an address for `<img>`: sharp at any size, with nothing to fetch. */
export function qrDataUri(text: string): string {
  const svg = encodeQR(text, "svg", { ecc: "medium", border: QUIET_ZONE, optimize: true });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Returns a PNG of about `pixels` in width and height, for mails, because mail programs show no SVG. */
export async function qrPng(text: string, pixels: number): Promise<Buffer> {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const width = modules.length;
  const shades = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  const side = width * Math.max(1, Math.round(pixels / width));
  return sharp(shades, { raw: { width, height: width, channels: 1 } })
    .resize(side, side, { kernel: "nearest" })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
