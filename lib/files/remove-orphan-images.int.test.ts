import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct, givenSetting } from "@/e2e/steps/factories";
import { givenPicture } from "@/e2e/steps/given-picture";
import { diskStorage } from "./disk-storage";
import { removeOrphanImages } from "./remove-orphan-images";

const { db } = testDatabase();

const LONG_AGO = new Date("2026-01-01");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "orphans-"));
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const clean = () =>
  removeOrphanImages(db, {
    olderThanHours: 24,
    folder,
    storage: (kind) => (kind === "disk" ? diskStorage(folder) : undefined),
  });

async function stored({ at = LONG_AGO } = {}): Promise<string> {
  const url = await givenPicture({ db, storage: diskStorage(folder) });
  await db.storedImage.update({ where: { url }, data: { createdAt: at } });
  return url;
}

async function readFile(name: string, at: Date): Promise<void> {
  await writeFile(path.join(folder, name), "x");
  await utimes(path.join(folder, name), at, at);
}

const rows = async () => (await db.storedImage.findMany()).map(({ url }) => url).sort();

describe("removeOrphanImages", () => {
  it("removes what nothing shows, and only that", async () => {
    const [shown, ordered, logo, young, orphan, archived, style, former] = await Promise.all([
      stored(),
      stored(),
      stored(),
      stored({ at: new Date() }),
      stored(),
      stored(),
      stored(),
      stored(),
    ]);
    for (const [index, picture] of [former, style].entries()) {
      const content = { styles: [{ picture: null }, { picture }] };
      await db.sizeTableVersion.create({ data: { version: index + 1, content } });
    }
    await givenProduct(db, { images: ["/media/first.webp", shown], thumbnailImage: shown });
    await givenProduct(db, { images: [archived], thumbnailImage: archived, deletedAt: new Date() });
    await givenOrder(db);
    await db.orderLine.updateMany({ data: { thumbnailImage: ordered } });
    await givenSetting(db, "logoImageUrl", logo);

    expect(await clean()).toEqual({ images: 1, files: 0 });
    expect(await rows()).toEqual([shown, ordered, logo, young, archived, style, former].sort());
    expect(await readdir(folder)).toHaveLength(7 * 3);
    expect(await rows()).not.toContain(orphan);
    expect(await clean()).toEqual({ images: 0, files: 0 });
  });

  it("removes old files that belong to no picture, and leaves what is not its own", async () => {
    const shown = "0f".repeat(12);
    await givenProduct(db, {
      images: [`/media/${shown}.webp`],
      thumbnailImage: `/media/${shown}.webp`,
    });
    const stray = "1e".repeat(12);
    for (const id of [shown, stray]) {
      await readFile(`${id}.webp`, LONG_AGO);
      await readFile(`${id}-360.webp`, LONG_AGO);
    }
    await readFile(`${shown}-640.webp.partial`, LONG_AGO);
    await readFile(`${"2d".repeat(12)}.webp`, new Date());
    await readFile("notes.txt", LONG_AGO);
    expect(await clean()).toEqual({ images: 0, files: 3 });
    expect((await readdir(folder)).sort()).toEqual(
      [`${shown}.webp`, `${shown}-360.webp`, `${"2d".repeat(12)}.webp`, "notes.txt"].sort(),
    );
  });

  it("passes over a picture that a save is taking up at this moment", async () => {
    const url = await stored();
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM "stored_images" WHERE "url" = ${url} FOR KEY SHARE`;
      expect(await clean()).toEqual({ images: 0, files: 0 });
    });
    expect(await readdir(folder)).toHaveLength(3);
    expect(await clean()).toEqual({ images: 1, files: 0 });
    expect(await readdir(folder)).toEqual([]);
  });

  it("leaves alone what is kept where the program has no access", async () => {
    const url = "https://abc123.ufs.sh/f/x.webp";
    await db.storedImage.create({ data: { url, storage: "uploadthing", createdAt: LONG_AGO } });
    expect(await clean()).toEqual({ images: 0, files: 0 });
    expect(await rows()).toEqual([url]);
  });
});
