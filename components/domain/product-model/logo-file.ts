import { createCanvas, LogoRefused, type Logo } from "./logo";

export const LOGO_TYPES = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"];
export const isVector = ({ type }: File): boolean => type === "image/svg+xml";

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

/** @throws LogoRefused if the file is no picture */
export async function decodeLogo(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await asAddress(file);
  await image.decode().catch(() => {
    throw new LogoRefused(BROKEN);
  });
  return image;
}

/** @throws LogoRefused with advice */
export async function readLogo(file: File): Promise<Logo> {
  if (!LOGO_TYPES.includes(file.type)) throw new LogoRefused(BROKEN);
  if (file.size > MAX_BYTES) {
    throw new LogoRefused("This file is larger than 8 MB. Choose a smaller one.");
  }
  const image = await decodeLogo(file);
  // An SVG may have no size of its own.
  const [width, height] = [image.naturalWidth || 512, image.naturalHeight || 512];
  const scale = Math.min(isVector(file) ? Infinity : 1, MAX_PIXELS / Math.max(width, height));
  const { canvas, context } = createCanvas(width * scale, height * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { file, picture: canvas, pixels: isVector(file) ? null : width };
}
