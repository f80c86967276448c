import { expect, it } from "vitest";
import { DEVICE, readCode } from "@/e2e/steps/account-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { DATABASE_LIMITS } from "@/lib/limits/limits";
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

/** Uses a counter up to what this many files of 100 MB need. */
async function leave(limit: "artworkOfAddress" | "unprovenArtwork", files: number) {
  const used = DATABASE_LIMITS[limit].points - files * 10;
  await db.$executeRaw`
    UPDATE "rate_limits" SET "attempts" = array_fill(now(), ARRAY[${used}::int]), "lastAt" = now()
    WHERE "key" LIKE ${`${limit}:%`}`;
}

it("an address sends files up to its maximum, whatever orders it opens", async () => {
  expect(await announce(1, { isProven: true })).toEqual(["done"]);
  await leave("artworkOfAddress", 1);
  expect(await announce(2, { isProven: true })).toEqual(["done", "rate_limited"]);
  const ipAddress = "203.0.113.99";
  expect(await announce(1, { isProven: true, ipAddress })).toEqual(["done"]);
});

it("those whose email nobody has proven send files up to a maximum together", async () => {
  expect(await announce(1)).toEqual(["done"]);
  await leave("unprovenArtwork", 1);
  const ipAddress = "203.0.113.99";
  expect(await announce(2, { ipAddress })).toEqual(["done", "rate_limited"]);
  expect(await announce(1, { isProven: true, ipAddress })).toEqual(["done"]);
});
