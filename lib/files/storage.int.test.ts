import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { testDatabase } from "@/e2e/support/database";
import { plainPicture } from "@/e2e/steps/pictures";
import { startS3, type S3Server } from "@/e2e/support/stand-ins/s3-server";
import { imageAtWidth, imageSrcSet } from "./picture-address";
import { removeOrphanImages } from "./remove-orphan-images";
import { s3Storage } from "./storage";
import { discardImages, storeUpload } from "./store-image";
import type { UploadedFile } from "./uploads";

const { db } = testDatabase();

let folder = "";
let picture: UploadedFile;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "s3-storage-"));
  picture = { name: "box.png", path: path.join(folder, "box"), bytes: 1 };
  await writeFile(picture.path, await plainPicture("png", { width: 2000, height: 2000 }));
  server = await startS3();
});
afterEach(async () => {
  vi.restoreAllMocks();
  const storage = s3Storage(server.bucket);
  await storage.remove((await server.names()).map((name) => path.basename(name)));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const store = (bucket = server.bucket) =>
  storeUpload(picture, "images", { db, storage: s3Storage(bucket) });

/** Makes all stored pictures at least one day old. */
const passDay = () =>
  db.storedImage.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });

describe("a bucket", () => {
  it("gives every width where pages look for it, for good", async () => {
    const url = await store();
    expect(url.startsWith(`${server.bucket.publicUrl}/shop-pictures/`)).toBe(true);
    expect(imageSrcSet(url)).toBeDefined();
    for (const width of [360, 640, 1280]) {
      const answer = await fetch(imageAtWidth(url, width));
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const metadata = await sharp(await answer.bytes()).metadata();
      expect([metadata.format, metadata.width]).toEqual(["webp", width]);
    }
    const [row] = await db.storedImage.findMany();
    expect(row).toMatchObject({ url, storage: "s3" });
    expect(row?.files.map((name) => `shop-pictures/${name}`).sort()).toEqual(await server.names());
  });

  it("is named by another address where one stands before it", async () => {
    const url = await store({ ...server.bucket, publicUrl: "https://pictures.example.com" });
    expect(url).toMatch(/^https:\/\/pictures\.example\.com\/shop-pictures\/[\da-f]{24}\.webp$/);
    expect(await server.names()).toHaveLength(3);
  });

  it("is left by what is taken back, and twice is no error", async () => {
    const url = await store();
    await discardImages([url], { db, storage: s3Storage(server.bucket) });
    expect(await server.names()).toEqual([]);
    expect(await db.storedImage.count()).toBe(0);
    await s3Storage(server.bucket).remove([path.basename(url)]);
  });

  it("is left by pictures that nothing shows, once they are old", async () => {
    await store();
    const storage = (kind: string) => (kind === "s3" ? s3Storage(server.bucket) : undefined);
    const clean = () => removeOrphanImages(db, { olderThanHours: 24, storage, folder });
    expect((await clean()).images).toBe(0);
    await passDay();
    expect((await clean()).images).toBe(1);
    expect(await server.names()).toEqual([]);
    expect(await db.storedImage.count()).toBe(0);
  });
});

describe("a bucket that does not take pictures", () => {
  it.each([
    ["the key is wrong", { keyId: "somebody" }],
    ["the secret is wrong", { secret: "guessed" }],
    ["there is none of that name", { bucket: "nowhere" }],
    ["nobody answers", { endpoint: "http://127.0.0.1:9" }],
  ])("because %s refuses the save and leaves nothing behind", async (_why, wrong) => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await expect(store({ ...server.bucket, ...wrong })).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(await server.names()).toEqual([]);
    expect(JSON.stringify(said.mock.calls)).not.toContain(server.bucket.secret);
  });

  it("keeps the rows of what it still holds, for the clean-up", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const url = await store();
    const wrong = s3Storage({ ...server.bucket, secret: "guessed" });
    await discardImages([url], { db, storage: wrong });
    expect(await db.storedImage.count()).toBe(1);
    const storage = (kind: string) => (kind === "s3" ? wrong : undefined);
    await passDay();
    const clean = removeOrphanImages(db, { olderThanHours: 24, storage, folder });
    await expect(clean).rejects.toThrow("The bucket answered 403");
    expect(await db.storedImage.count()).toBe(1);
    expect(await server.names()).toHaveLength(3);
  });
});
