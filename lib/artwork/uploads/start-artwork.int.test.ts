import { expect, it } from "vitest";
import { DEVICE, readCode } from "@/e2e/steps/account-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import type { PreflightState } from "@/lib/db/generated/enums";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { startArtwork } from "./start-artwork";

const { db } = testDatabase();

const MEGABYTES_100 = 100 * 1024 * 1024;

/** Announces this many files of 100 MB, ten of each order. */
async function announce(count: number, { ipAddress = DEVICE.ipAddress, isProven = false } = {}) {
  const codes: string[] = [];
  for (let n = 0; n < count; n += 10) {
    const { id, accessKey } = await givenOrder(db, { proof: isProven ? "link" : null });
    const visitor = { identity: { state: "visitor" } as const, key: accessKey };
    const request = { order: id, name: "logo.pdf", size: MEGABYTES_100, type: "application/pdf" };
    for (let file = 0; file < Math.min(10, count - n); file += 1) {
      codes.push(await readCode(startArtwork({ db, request, visitor, ipAddress })));
    }
  }
  return codes;
}

/** Fills a counter as this many files of 100 MB would. */
async function leave(limit: "artworkOfAddress" | "unprovenArtwork", files: number) {
  const used = DATABASE_LIMITS[limit].points - files * 10;
  await db.$executeRaw`
    UPDATE "rate_limits" SET "attempts" = array_fill(now(), ARRAY[${used}::int]), "lastAt" = now()
    WHERE "key" LIKE ${`${limit}:%`}`;
}

it("limits the files of an IP address, whatever orders it opens", async () => {
  expect(await announce(1, { isProven: true })).toEqual(["done"]);
  await leave("artworkOfAddress", 1);
  expect(await announce(2, { isProven: true })).toEqual(["done", "rate_limited"]);
  const ipAddress = "203.0.113.99";
  expect(await announce(1, { isProven: true, ipAddress })).toEqual(["done"]);
});

it("limits the files of all unverified senders together", async () => {
  expect(await announce(1)).toEqual(["done"]);
  await leave("unprovenArtwork", 1);
  const ipAddress = "203.0.113.99";
  expect(await announce(2, { ipAddress })).toEqual(["done", "rate_limited"]);
  expect(await announce(1, { isProven: true, ipAddress })).toEqual(["done"]);
});

it("accepts ten files per line, not counting refused ones", async () => {
  const { id, accessKey, lines } = await givenOrder(db, { proof: "link" });
  const [{ id: line } = { id: "" }] = lines;
  const request = { order: id, line, name: "logo.pdf", size: 9, type: "application/pdf" };
  const visitor = { identity: { state: "visitor" } as const, key: accessKey };
  const start = () => startArtwork({ db, request, visitor, ipAddress: DEVICE.ipAddress });
  const file = {
    orderId: id,
    lineId: line,
    name: "logo.pdf",
    size: 9,
    type: "application/pdf",
    partSize: 9,
    storage: "disk",
    state: "stored",
    key: "artworks/a/b",
    sha256: "a".repeat(64),
    completedAt: new Date(),
  } as const;
  const stored = (count: number, preflightState: PreflightState) =>
    db.artwork.createMany({
      data: Array.from({ length: count }, () => ({ ...file, preflightState })),
    });
  await stored(9, "ok");
  await stored(12, "errors");
  expect(await readCode(start())).toBe("done");
  await stored(1, "warnings");
  const { message } = await readRefusal(start());
  expect(message).toContain("You have sent 22 files for this line. Write to us");
});
