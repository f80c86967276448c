import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { qrDataUri, qrPng } from "./qr";

const LINK = "upi://pay?pa=klnpackaging@okicici&pn=KLN%20Packaging&am=1122.00&cu=INR";

async function readBy(picture: Buffer): Promise<string> {
  const image = sharp(picture, { density: 300 }).flatten({ background: "white" });
  const { data, info } = await image
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

describe("the QR code", () => {
  it("is read from the page's picture", async () => {
    const uri = qrDataUri(LINK);
    expect(uri).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/);
    expect(uri.length).toBeLessThan(20_000);
    expect(await readBy(Buffer.from(uri.split(",")[1] ?? "", "base64"))).toBe(LINK);
  });

  it("is read from the mail's, which is small", async () => {
    const png = await qrPng(LINK, 240);
    expect(png.length).toBeLessThan(4000);
    expect((await sharp(png).metadata()).width).toBeGreaterThan(200);
    expect(await readBy(png)).toBe(LINK);
  });
});
