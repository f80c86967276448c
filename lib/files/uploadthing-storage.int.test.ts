import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { plainPicture } from "@/e2e/steps/pictures";
import { startUploadThing, type UploadThingStandIn } from "@/e2e/support/stand-ins/uploadthing";
import { imageAtWidth, imageSrcSet } from "./picture-address";
import { discardImages, storeUpload, storeUploads } from "./store-image";
import type { UploadedFile } from "./uploads";
import { uploadThingStorage } from "./uploadthing-storage";
import type { ImageStorage } from "./image-storage";

const { db } = testDatabase();

let folder = "";
let picture: UploadedFile;
let standIn: UploadThingStandIn;
let storage: ImageStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "uploadthing-"));
  picture = { name: "box.png", path: path.join(folder, "box"), bytes: 1 };
  await writeFile(picture.path, await plainPicture("png", { width: 2000, height: 2000 }));
  standIn = await startUploadThing();
  storage = uploadThingStorage(standIn.account);
});
// The package warns about its own use of deprecated functions, once per file.
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  standIn.files.clear();
});
afterAll(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const nameIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);

describe("uploadThingStorage", () => {
  it("keeps every width where pages look for it", async () => {
    const url = await storeUpload(picture, "images", { db, storage });
    expect(url).toMatch(/^https:\/\/abc123\.ufs\.sh\/f\/[\da-f]{24}\.webp$/);
    expect(imageSrcSet(url)).toBeDefined();
    for (const width of [360, 640, 1280]) {
      const content = standIn.files.get(nameIn(imageAtWidth(url, width)));
      const metadata = await sharp(content).metadata();
      expect([metadata.format, metadata.width]).toEqual(["webp", width]);
    }
    expect(await db.storedImage.findMany()).toMatchObject([
      {
        url,
        storage: "uploadthing",
        files: expect.arrayContaining([...standIn.files.keys()]) as [],
      },
    ]);
  });

  it("leaves nothing there when one of the files is not taken", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    standIn.failures.push(undefined, undefined, undefined, undefined, 500);
    const attempt = storeUploads([picture, picture], "images", { db, storage });
    await expect(attempt).rejects.toMatchObject({ code: "unavailable" });
    expect(standIn.files.size).toBe(0);
    expect(await db.storedImage.count()).toBe(0);
  });

  it("removes all widths, with the key of the token", async () => {
    const url = await storeUpload(picture, "images", { db, storage });
    await discardImages([url], { db, storage });
    expect(standIn.files.size).toBe(0);
    expect([...standIn.apiKeys]).toEqual(["sk_test_1"]);
    expect(await db.storedImage.count()).toBe(0);
  });
});
