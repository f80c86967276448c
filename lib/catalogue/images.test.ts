import { describe, expect, it } from "vitest";
import { imageAtWidth, imageSrcSet } from "./images";

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
