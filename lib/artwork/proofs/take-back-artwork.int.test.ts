import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { readArtworkPicture } from "@/lib/artwork/uploads/artwork-picture";
import { completeArtwork } from "@/lib/artwork/uploads/complete-artwork";
import { putPart } from "@/lib/artwork/uploads/put-part";
import { requireArtwork } from "@/lib/artwork/uploads/see-artwork";
import { startArtwork } from "@/lib/artwork/uploads/start-artwork";
import { requireOrderReader } from "@/lib/artwork/require-proof";
import type { Identity } from "@/lib/identity/session/identify";
import { checkArtwork } from "./check-artwork";
import { handInArtwork } from "./hand-in-artwork";
import { lockLine, moveLine } from "./lock-line";
import { takeBackArtwork } from "./take-back-artwork";

const { db } = testDatabase();
const ipAddress = "203.0.113.7";
const visitor: Identity = { state: "visitor" };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taken-back-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const DRAWING = Buffer.from(
  "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'><rect width='90' height='40' fill='#f00'/></svg>",
);

async function givenArtwork(content: Buffer, type: string) {
  const {
    id: order,
    accessKey: key,
    lines,
  } = await givenOrder(db, { lines: { create: PRINTED_LINE } });
  const line = lines[0]?.id ?? "";
  const as = { identity: visitor, key };
  const request = { order, line, name: "logo", size: content.length, type };
  const { _id: id } = await startArtwork({ db, request, ipAddress, visitor: as });
  const see = () => requireArtwork(db, id, as);
  await putPart({ db, artwork: await see(), n: 1, bytes: content });
  const sha256 = createHash("sha256").update(content).digest("hex");
  await completeArtwork({ db, artwork: await see(), sha256 });
  await checkArtwork(db, id);
  const handIn = async () => {
    const reader = await requireOrderReader(db, order, as);
    await handInArtwork({ db, reader, line, artwork: id, ipAddress });
  };
  const takeBack = (who = as) => takeBackArtwork({ db, id, visitor: who, ipAddress });
  return { id, order, line, see, handIn, takeBack };
}

const stage = async (id: string) =>
  db.orderLine.findUniqueOrThrow({ where: { id }, select: { stage: true, artworkId: true } });

it("removes a file from its line with everything stored, until a proof answers it", async () => {
  const { id, line, handIn, takeBack } = await givenArtwork(DRAWING, "image/svg+xml");
  await handIn();
  expect(await stage(line)).toEqual({ stage: "checking", artworkId: id });
  await takeBack();
  expect(await stage(line)).toEqual({ stage: "needs_artwork", artworkId: null });
  expect(await db.artwork.count({ where: { id } })).toBe(0);
  expect(await readdir(path.join(folder, "private/artworks"))).not.toContain(id);
  await expect(takeBack()).rejects.toMatchObject({ code: "not_found" });
});

it("removes no answered file, and none of another customer", async () => {
  const { id, order, line, handIn, takeBack } = await givenArtwork(DRAWING, "image/svg+xml");
  await expect(takeBack({ identity: visitor, key: "wrong" })).rejects.toMatchObject({
    code: "not_found",
  });
  await handIn();
  await db.$transaction(async (tx) => moveLine(tx, await lockLine(tx, order, line), "proof"));
  await expect(takeBack()).rejects.toMatchObject({ code: "invalid_transition" });
  expect(await db.artwork.count({ where: { id } })).toBe(1);
});

it.each([
  ["a drawing", "image/svg+xml", () => Promise.resolve(DRAWING)],
  ["a picture", "image/png", () => plainPicture("png", { width: 1200, height: 600 })],
])("draws %s as a thumbnail, once", async (_what, type, make) => {
  const { id, see } = await givenArtwork(await make(), type);
  await db.artwork.update({ where: { id }, data: { preflightState: "warnings" } });
  const picture = await readArtworkPicture(await see());
  const { width, height } = await sharp(picture).metadata();
  expect([width, height <= width]).toEqual([192, true]);
  expect(await readArtworkPicture(await see())).toEqual(picture);
});

it("has no thumbnail of an unchecked file", async () => {
  const { id, see } = await givenArtwork(DRAWING, "image/svg+xml");
  await db.artwork.update({ where: { id }, data: { preflightState: "errors" } });
  await expect(readArtworkPicture(await see())).rejects.toMatchObject({ code: "not_found" });
});
