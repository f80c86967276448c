import { describe, expect, it } from "vitest";
import { imageAtWidth, imageSrcSet } from "./picture-address";

describe("imageAtWidth", () => {
  it.each([
    [1, "/media/box-1-360.webp"],
    [360, "/media/box-1-360.webp"],
    [361, "/media/box-1-640.webp"],
    [641, "/media/box-1.webp"],
    [5000, "/media/box-1.webp"],
  ])("covers %d pixels with %s", (width, address) => {
    expect(imageAtWidth("/media/box-1.webp", width)).toBe(address);
  });

  it("knows the pictures that were stored at UploadThing by their names", () => {
    const stem = `https://abc123.ufs.sh/f/${"0f".repeat(12)}`;
    expect(imageAtWidth(`${stem}.webp`, 128)).toBe(`${stem}-360.webp`);
    expect(imageAtWidth("https://abc123.ufs.sh/f/logo.webp", 128)).toBe(
      "https://abc123.ufs.sh/f/logo.webp",
    );
  });

  it("knows the pictures of a bucket by their folder", () => {
    const stem = `https://cdn.example.com/any/shop-pictures/${"0f".repeat(12)}`;
    expect(imageAtWidth(`${stem}.webp`, 640)).toBe(`${stem}-640.webp`);
    expect(imageAtWidth(`${stem}.webp?x`, 640)).toBe(`${stem}.webp?x`);
  });

  it.each(["https://cdn.example.com/media/a.webp", "/media/a.png", "/media/../a.webp", ""])(
    "leaves %j alone",
    (src) => {
      expect(imageAtWidth(src, 360)).toBe(src);
      expect(imageSrcSet(src)).toBeUndefined();
    },
  );
});

describe("imageSrcSet", () => {
  it("names every stored width", () => {
    expect(imageSrcSet("/media/a.webp")).toBe(
      "/media/a-360.webp 360w, /media/a-640.webp 640w, /media/a.webp 1280w",
    );
  });
});
