import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shiftAttempts } from "@/e2e/steps/limit-steps";
import { testDatabase } from "@/e2e/support/database";
import { consumeLimit, consumeLimits, forgiveAttempts, type Attempt } from "./database-limit";

const { db } = testDatabase();

const MAIL: Attempt = { limit: "strangerMails", subject: "asha@example.in" };
const LINK: Attempt = { ...MAIL, limit: "strangerLinks" };
const CODE: Attempt = { limit: "secondFactors", subject: "asha" };

/** Makes this many attempts, one after another. Returns the wait of each. */
async function waits(attempt: Attempt, count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await consumeLimit(db, attempt));
  return found;
}

const passing = (found: readonly number[]) => found.filter((wait) => wait === 0).length;

/** Allows for a wait in whole seconds, some of which have already passed. */
function expectWait(found: number | undefined, seconds: number): void {
  expect(found).toBeLessThanOrEqual(seconds);
  expect(found).toBeGreaterThan(seconds - 60);
}

describe("a limit that the database counts", () => {
  it("lets a number pass within its period, and returns the wait of the next one", async () => {
    expect(passing(await waits(MAIL, 7))).toBe(5);
    await shiftAttempts(db, 3000);
    expectWait(await consumeLimit(db, MAIL), 600);
    await shiftAttempts(db, 600);
    expect(await consumeLimit(db, MAIL)).toBe(0);
  });

  it("enforces its daily limit as well, and returns the longer wait", async () => {
    expect(passing(await waits(MAIL, 5))).toBe(5);
    await shiftAttempts(db, 3600);
    expect(passing(await waits(MAIL, 5))).toBe(5);
    await shiftAttempts(db, 3600);
    expectWait(await consumeLimit(db, MAIL), 86_400 - 7200);
    await shiftAttempts(db, 86_400 - 7200);
    expect(passing(await waits(MAIL, 6))).toBe(5);
  });

  it("adds up limits with one counter, each against its own maximum", async () => {
    expect(passing(await waits(MAIL, 6))).toBe(5);
    expect(passing(await waits(LINK, 6))).toBe(3);
    expect(passing(await waits({ ...MAIL, limit: "ownLinks" }, 12))).toBe(12);
    expect(passing(await waits({ ...MAIL, subject: "rohan@example.in" }, 6))).toBe(5);
  });

  it("takes its points from the owner where they are given", async () => {
    const order: Attempt = { limit: "ordersOfAddress", subject: "192.0.2.1" };
    expect(passing(await waits({ ...order, points: 3 }, 6))).toBe(3);
    expect(passing(await waits({ ...order, points: 30 }, 40))).toBe(27);
  });

  it("lets no more of a burst pass", async () => {
    const burst = await Promise.all(Array.from({ length: 30 }, () => consumeLimit(db, MAIL)));
    expect(passing(burst)).toBe(5);
    expect(await db.rateLimit.findMany()).toMatchObject([{ attempts: { length: 5 } }]);
  });

  it("counts nothing of a transaction that rolls back", async () => {
    const failing = db.$transaction(async (tx) => {
      expect(await consumeLimits(tx, [MAIL, MAIL, LINK])).toEqual([0, 0, 0]);
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await db.rateLimit.count()).toBe(0);
  });

  it("lets no two transactions wait for each other, in whatever order they claim", async () => {
    const others: Attempt[] = ["a", "b", "c"].map((subject) => ({ ...MAIL, subject }));
    const claims = [...others, CODE, LINK];
    const orders = Array.from({ length: 8 }, (_, turn) =>
      turn % 2 ? claims : claims.toReversed(),
    );
    const found = await Promise.all(
      orders.map((attempts) =>
        db.$transaction((tx) => consumeLimits(tx, attempts), { timeout: 60_000, maxWait: 60_000 }),
      ),
    );
    expect(found.flat()).toHaveLength(40);
    expect(await db.rateLimit.count()).toBe(5);
  });

  it("never lets more pass within its seconds, however attempts come", async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 25 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(gaps, async (steps) => {
        const attempt = { ...MAIL, subject: `run ${(run += 1)}` };
        const passed: number[] = [];
        let now = 0;
        for (const gap of steps) {
          now += gap;
          await shiftAttempts(db, gap);
          if ((await consumeLimit(db, attempt)) === 0) passed.push(now);
        }
        for (const [points, seconds] of [
          [5, 3600],
          [10, 86_400],
        ] as const) {
          for (const at of passed) {
            const within = passed.filter((other) => other >= at && other < at + seconds);
            expect(within.length).toBeLessThanOrEqual(points);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe("waits that grow", () => {
  /** Sets the counter to this many attempts, the last of them just now, by a clock that is ahead. */
  const given = (count: number) =>
    db.$executeRaw`UPDATE "rate_limits" SET
      "attempts" = array_fill(now() + interval '1 hour', ARRAY[${count}::int]), "lastAt" = now() + interval '1 hour'`;

  it.each([
    [10, 1],
    [11, 2],
    [15, 32],
    [21, 2048],
    [22, 3600],
    [40, 3600],
  ])("are after %i wrong codes %i seconds", async (count, seconds) => {
    await consumeLimit(db, CODE);
    await given(count);
    expectWait((await consumeLimit(db, CODE)) - 3600, seconds);
  });

  it("let one of a burst pass when one has ended", async () => {
    await consumeLimit(db, CODE);
    await given(21);
    // The wait of 2048 seconds is over, and the next one is an hour.
    await shiftAttempts(db, 3600 + 3000);
    const burst = await Promise.all(Array.from({ length: 30 }, () => consumeLimit(db, CODE)));
    expect(passing(burst)).toBe(1);
  });

  it("remember no more attempts than the longest wait takes", async () => {
    const password: Attempt = { limit: "passwordsFromAddress", subject: "asha 192.0.2.1" };
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await consumeLimit(db, password)).toBe(0);
      // A second more than the wait, because a machine may set its clock back.
      await shiftAttempts(db, 901);
    }
    const [{ attempts } = { attempts: [] }] = await db.rateLimit.findMany();
    expect(attempts).toHaveLength(16);
  });

  it("are forgotten after an hour without any", async () => {
    expect(passing(await waits(CODE, 10))).toBe(10);
    await given(15);
    expect(await consumeLimit(db, CODE)).toBeGreaterThan(0);
    await shiftAttempts(db, 3600 + 3601);
    expect(passing(await waits(CODE, 10))).toBe(10);
  });

  it("are forgiven whole for an account, and of an address only the right one", async () => {
    const attempts: Attempt[] = [
      { limit: "passwordsOfAddress", subject: "192.0.2.1" },
      { limit: "passwordsOfAccount", subject: "asha" },
    ];
    for (const attempt of attempts) await waits(attempt, 3);
    await forgiveAttempts(db, attempts);
    const rows = await db.rateLimit.findMany();
    expect(rows.map(({ key, attempts: left }) => [key.split(":")[0], left.length])).toEqual([
      ["passwordsOfAddress", 2],
    ]);
    await forgiveAttempts(db, attempts);
    await forgiveAttempts(db, attempts);
    expect(await db.rateLimit.count()).toBe(0);
  });
});
