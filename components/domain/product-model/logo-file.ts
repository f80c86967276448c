import { cutText } from "@/lib/base/text/cut-text";
import { createCanvas, LogoRefused, type Logo } from "./logo";

export const LOGO_TYPES = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"];
const MAX_BYTES = 8_000_000;
/** Large enough for the saved picture. */
const MAX_PIXELS = 900;

function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(new LogoRefused("This file cannot be read. Choose another one."));
    reader.readAsDataURL(file);
  });
}

const BROKEN = "Your browser cannot show this picture. Choose a PNG, JPEG, WebP or SVG file.";

async function decode(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await asAddress(file);
  await image.decode().catch(() => {
    throw new LogoRefused(BROKEN);
  });
  return image;
}

/** @throws LogoRefused with advice on what to do instead */
export async function readLogo(file: File): Promise<Logo> {
  if (!LOGO_TYPES.includes(file.type)) throw new LogoRefused(BROKEN);
  if (file.size > MAX_BYTES) {
    throw new LogoRefused("This file is larger than 8 MB. Choose a smaller one.");
  }
  const image = await decode(file);
  // An SVG may have no size of its own.
  const [width, height] = [image.naturalWidth || 512, image.naturalHeight || 512];
  const vector = file.type === "image/svg+xml" ? Infinity : 1;
  const scale = Math.min(vector, MAX_PIXELS / Math.max(width, height));
  const { canvas, context } = createCanvas(width * scale, height * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { file, picture: canvas };
}

/** The size that a drawing states of itself. */
const OWN_SIZE = /\s(width|height)\s*=\s*("[^"]*"|'[^']*')/g;

/** Characters of a file name that are retained before the words about the place. */
const LONGEST_STEM = 50;

/**
 * The logo as artwork: named with its place on the product, and without a size of its own, because it is printed as
 * large as it was tried. Pixels become PNG, all of them. Null when the browser cannot write it.
 * @param placed such as "Lid, 120 mm wide, black"
 */
export async function toArtwork({ file }: Logo, placed: string): Promise<File | null> {
  const stem = cutText(file.name.replace(/\.[^.]*$/, ""), LONGEST_STEM) || "logo";
  const named = (content: BlobPart, ending: string, type: string) =>
    new File([content], `${stem} (${placed}).${ending}`, { type });
  if (file.type === "image/svg+xml") {
    const text = await file.text();
    const sizeless = text.replace(/<svg\b[^>]*>/, (root) => root.replace(OWN_SIZE, ""));
    return named(sizeless, "svg", file.type);
  }
  const image = await decode(file);
  const { canvas, context } = createCanvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return png && named(png, "png", png.type);
}
