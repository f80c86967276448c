import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pngBomb } from "@/e2e/steps/pictures";
import { checkFile, UNBOUND } from "./check-file";
import { LARGE_FILE } from "./facts";
import { readPicture } from "./read-picture";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (background = "#204080") =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } });

async function read(picture: Sharp) {
  const file = path.join(folder, "picture");
  await writeFile(file, await picture.toBuffer());
  const { pages } = await readPicture(file, "a");
  return pages[0];
}

const INKS = ["cyan", "magenta", "yellow", "black"];

it.each([
  ["PNG", () => plain().png(), { rgb: true, inks: [] }],
  ["grey PNG", () => plain().toColourspace("b-w").png(), { rgb: false, inks: ["black"] }],
  [
    "grey PNG of 16 bits",
    () => plain().toColourspace("grey16").png(),
    { rgb: false, inks: ["black"] },
  ],
  ["PNG of 16 bits", () => plain().toColourspace("rgb16").png(), { rgb: true, inks: [] }],
  ["CMYK JPEG", () => plain().toColourspace("cmyk").jpeg(), { rgb: false, inks: INKS }],
  ["CMYK TIFF", () => plain().toColourspace("cmyk").tiff(), { rgb: false, inks: INKS }],
])("the colours of a %s are known", async (_, make, expected) => {
  const found = await read(make());
  expect(found).toMatchObject({ ...expected, isBlank: false, pixels: { width: 300, height: 200 } });
});

it("a stated size counts, and pixels otherwise", async () => {
  expect(await read(plain().withMetadata({ density: 300 }).png())).toMatchObject({
    trim: { width: 25.4 },
    pixels: null,
  });
  expect(await read(plain().withMetadata({ density: 72 }).jpeg())).toMatchObject({
    trim: null,
    picture: null,
    pixels: { width: 300, height: 200 },
  });
});

it("a picture is measured as displayed, with the orientation that phones store", async () => {
  const turned = plain().withMetadata({ orientation: 6 }).jpeg();
  expect(await read(turned)).toMatchObject({ pixels: { width: 200, height: 300 } });
});

it("white and fully transparent pictures are blank; a dot is not", async () => {
  expect(await read(plain("white").png())).toMatchObject({ isBlank: true });
  const clear = { width: 9, height: 9, channels: 4, background: "#00000000" } as const;
  expect(await read(sharp({ create: clear }).png())).toMatchObject({ isBlank: true });
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const large = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "white" } });
  expect(await read(large.composite([{ input: dot, left: 1500, top: 700 }]).png())).toMatchObject({
    isBlank: false,
  });
});

it("a truncated picture is broken", async () => {
  const file = path.join(folder, "cut");
  const bytes = await plain().png().toBuffer();
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  expect((await readPicture(file, "a")).state).toBe("broken");
});

it("a picture of too many pixels is not called damaged", async () => {
  const file = path.join(folder, "large");
  await writeFile(file, pngBomb(8000));
  expect(await readPicture(file, "a")).toEqual(LARGE_FILE);
  expect(checkFile(LARGE_FILE, UNBOUND)).toMatchObject([{ code: "large", severity: "error" }]);
});
