import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/base/errors";
import { imageAtWidth, IMAGE_WIDTHS } from "@/lib/files/picture-address";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { plainPicture, pngBomb, polyglot, SCRIPT, SVG_WITH_SCRIPT } from "@/e2e/steps/pictures";
import { diskStorage } from "./disk-storage";
import { storeEncoded, storeUpload, storeUploads } from "./store-image";
import type { UploadedFile } from "./uploads";
import type { ImageStorage } from "./image-storage";

const { db } = testDatabase();

let folder = "";
let storage: ImageStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "store-image-"));
  storage = diskStorage(path.join(folder, "uploads"));
});
afterEach(() => rm(path.join(folder, "uploads"), { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true }));

async function uploaded(name: string, content: Buffer): Promise<UploadedFile> {
  const file = path.join(folder, "incoming");
  await writeFile(file, content);
  return { name, path: file, bytes: content.length };
}

const store = async (name: string, content: Buffer) =>
  storeUpload(await uploaded(name, content), "images", { db, storage });

const kept = () => readdir(path.join(folder, "uploads")).catch(() => []);

const served = (url: string) => readFile(path.join(folder, "uploads", url.slice("/media/".length)));

async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error: unknown = await attempt.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe("storeUpload", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "stores a %s as WebP in all widths, whatever its file name",
    async (format) => {
      const url = await store(
        "photo.txt",
        await plainPicture(format, { width: 2000, height: 1000 }),
      );
      expect(url).toMatch(/^\/media\/[\da-f]{24}\.webp$/);
      const sizes = await Promise.all(
        (await kept()).map(async (name) => {
          const {
            format: is,
            width,
            height,
          } = await sharp(await readFile(path.join(folder, "uploads", name))).metadata();
          return [is, width, height];
        }),
      );
      expect(sizes.sort((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
        ["webp", 360, 180],
        ["webp", 640, 320],
        ["webp", 1280, 640],
      ]);
      const rows = await db.storedImage.findMany();
      expect(rows).toMatchObject([{ url, storage: "disk" }]);
      expect(rows[0]?.files.sort()).toEqual((await kept()).sort());
    },
  );

  it("enlarges nothing and keeps what can be seen through", async () => {
    const url = await store(
      "logo.png",
      await plainPicture("png", { width: 64, height: 64, channels: 4 }),
    );
    const { width, hasAlpha } = await sharp(await served(url)).metadata();
    expect([width, hasAlpha]).toEqual([64, true]);
  });

  it("turns a photo upright and drops what the camera wrote into it", async () => {
    const photo = await sharp(await plainPicture("jpeg", { width: 40, height: 20 }))
      .withExif({ IFD0: { Copyright: "a secret place", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const content = await served(await store("photo.jpg", photo));
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect([width, height, exif, orientation]).toEqual([20, 40, undefined, undefined]);
  });

  it("keeps of a file that is more than a picture the picture alone", async () => {
    const file = await polyglot();
    expect(file.includes(SCRIPT)).toBe(true);
    await store("both.jpg", file);
    for (const name of await kept()) {
      const content = await readFile(path.join(folder, "uploads", name));
      expect(content.includes("script")).toBe(false);
      expect(content.includes("PK\x03\x04")).toBe(false);
    }
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    [
      "notes.jpg",
      () => Buffer.from("dear diary"),
      "unsupported_media_type",
      /^“notes.jpg” is not a picture/,
    ],
    ["empty.png", () => Buffer.alloc(0), "unsupported_media_type", /is not a picture/],
    [
      "logo.svg",
      () => SVG_WITH_SCRIPT,
      "unsupported_media_type",
      /is an SVG drawing.*Save it as PNG/,
    ],
    [
      "logo.png",
      () => Buffer.from("\uFEFF \n<svg/>"),
      "unsupported_media_type",
      /is an SVG drawing/,
    ],
    [
      "photo.heic",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
      "unsupported_media_type",
      /HEIC photo.*JPEG/,
    ],
    ["scan.tiff", () => plainPicture("tiff"), "unsupported_media_type", /is not a picture/],
    [
      "page.jpg",
      () => Buffer.from(`<!doctype html>${SCRIPT}`),
      "unsupported_media_type",
      /is not a picture/,
    ],
    [
      "film.avif",
      () => Buffer.from("\0\0\0\x18ftypavif\0\0\0\0avifmif1"),
      "invalid_input",
      /is damaged/,
    ],
    [
      "half.png",
      async () => (await plainPicture("png", { width: 900, height: 900 })).subarray(0, 90),
      "invalid_input",
      /is damaged/,
    ],
    [
      "half.jpg",
      async () => (await plainPicture("jpeg", { width: 900, height: 900 })).subarray(0, -900),
      "invalid_input",
      /is damaged/,
    ],
    ["bomb.png", () => pngBomb(30_000), "too_large", /^“bomb.png” has 30000 × 30000 pixels/],
  ])("refuses %s and keeps nothing of it", async (name, content, code, message) => {
    const error = await refusal(store(name, await content()));
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
    expect(error.details.fields).toEqual({ images: error.message });
    expect(await kept()).toEqual([]);
    expect(await db.storedImage.count()).toBe(0);
  });
});

describe("storeUploads", () => {
  it("keeps the order, and none where the third of five cannot be kept", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    let writes = 0;
    const failing: ImageStorage = {
      ...storage,
      write: async (files) => {
        writes += 1;
        if (writes === 3) throw new Error("ENOSPC");
        await storage.write(files);
      },
    };
    const file = await uploaded("box.png", await plainPicture("png"));
    const five = Array.from({ length: 5 }, () => file);
    const error = await refusal(storeUploads(five, "images", { db, storage: failing }));
    expect([error.code, error.message]).toEqual([
      "unavailable",
      "The pictures could not be stored, so nothing was saved. Please try again.",
    ]);
    expect(await kept()).toEqual([]);
    expect(await db.storedImage.count()).toBe(0);

    const urls = await storeUploads(five, "images", { db, storage });
    expect(new Set(urls).size).toBe(5);
    expect(await db.storedImage.count()).toBe(5);
  });

  it("looks at all of them before it keeps one", async () => {
    const good = await uploaded("good.png", await plainPicture("png"));
    const bad = { ...good, name: "bad.png", path: path.join(folder, "bad") };
    await writeFile(bad.path, "no picture");
    const write = vi.spyOn(storage, "write");
    const error = await refusal(storeUploads([good, bad], "images", { db, storage }));
    expect(error.message).toMatch(/^“bad.png”/);
    expect(write).not.toHaveBeenCalled();
  });

  it("keeps the row of what could not be taken back, for the clean-up to find", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const broken: ImageStorage = {
      ...storage,
      write: () => Promise.reject(new Error("lost")),
      remove: () => Promise.reject(new Error("lost")),
    };
    const file = await uploaded("box.png", await plainPicture("png"));
    expect((await refusal(storeUpload(file, "images", { db, storage: broken }))).code).toBe(
      "unavailable",
    );
    expect(await db.storedImage.count()).toBe(1);
  });
});

describe("storeEncoded", () => {
  it("keeps finished pictures byte for byte, each under a name of its own", async () => {
    const picture = (text: string) =>
      IMAGE_WIDTHS.map((width) => ({ width, content: Buffer.from(`${text} ${width}`) }));
    const [one = "", two = ""] = await storeEncoded([picture("bag"), picture("bag")], {
      db,
      storage,
    });
    expect(one).not.toBe(two);
    expect(String(await served(one))).toBe("bag 1280");
    expect(String(await served(imageAtWidth(two, 360)))).toBe("bag 360");
    const rows = await db.storedImage.findMany();
    expect(rows.map(({ url }) => url).sort()).toEqual([one, two].sort());
    expect(rows.flatMap(({ files }) => files).sort()).toEqual((await kept()).sort());
  });
});
