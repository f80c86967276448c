import fc from "fast-check";
import { expect, it } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();

const MINUTE_MS = 60_000;
const around = (moment: string) =>
  fc.integer({ min: -2, max: 2 }).map((n) => Date.parse(moment) + n * MINUTE_MS);

it("a day in India is the same to the program and to the counters", async () => {
  const moment = fc.oneof(
    fc.date({
      min: new Date("1950-01-01T00:00:00Z"),
      max: new Date("2999-12-31T00:00:00Z"),
      noInvalidDate: true,
    }),
    around("2026-03-31T18:30:00Z").map((ms) => new Date(ms)),
    around("2028-02-28T18:30:00Z").map((ms) => new Date(ms)),
  );
  await fc.assert(
    fc.asyncProperty(moment, async (at) => {
      const [row] = await db.$queryRaw<{ day: string }[]>`SELECT india_day(${at})::text AS day`;
      expect(row?.day).toBe(dayName(at));
    }),
    { numRuns: 200 },
  );
});
