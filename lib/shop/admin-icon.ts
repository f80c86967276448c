import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { light } from "@/lib/base/brand";
import { DECODING, pictureQueue, SHOP } from "@/lib/files/encode-picture";
import { imageAtWidth } from "@/lib/files/picture-address";
import { uploadsFolder } from "@/lib/files/uploads";

/** Shares of the icon's width: systems cut a maskable icon to a circle of four fifths (W3C, manifest icons). */
const SHARE = { plain: 0.86, maskable: 0.56 };

const ON_DISK = /^\/media\/([\w-]+\.webp)$/;

interface AdminIconOptions {
  /** Address of the owner's favicon or logo; empty when there is none. */
  picture: string;
  pixels: number;
  isMaskable: boolean;
}

/**
 * Draws the owner's picture on a square of the page's colour as PNG. Returns undefined where it is not stored on this
 * machine: nothing is fetched for an icon.
 */
export async function adminIcon(options: AdminIconOptions): Promise<Buffer | undefined> {
  const { picture, pixels, isMaskable } = options;
  const [, name] = ON_DISK.exec(imageAtWidth(picture, pixels)) ?? [];
  const file = name && (await readFile(path.join(uploadsFolder(), name)).catch(() => undefined));
  if (!file) return undefined;
  const within = Math.round(pixels * (isMaskable ? SHARE.maskable : SHARE.plain));
  return pictureQueue(SHOP, async () => {
    const drawn = await sharp(file, DECODING)
      .resize({ width: within, height: within, fit: "inside" })
      .png()
      .toBuffer();
    const channels = 4;
    const square = {
      width: pixels,
      height: pixels,
      channels,
      background: light.background,
    } as const;
    return sharp({ create: square })
      .composite([{ input: drawn }])
      .png()
      .toBuffer();
  });
}
