import { describe, expect, it } from "vitest";
import { workQueue, type WorkQueue } from "./at-once";

/** Work items that run until the test ends them, with their results. */
function pieces(queue: WorkQueue, count: number, ownerOf: (piece: number) => string = () => "a") {
  const started: number[] = [];
  const settle: ((fails: boolean) => void)[] = [];
  const outcomes = Array.from({ length: count }, (_, piece) =>
    queue(ownerOf(piece), async () => {
      started.push(piece);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      settle[piece] = resolve;
      if (await promise) throw new Error(`piece ${piece}`);
      return piece;
    }),
  );
  const end = async (piece: number, fails = false) => {
    settle[piece]?.(fails);
    await Promise.allSettled([outcomes[piece]]);
  };
  return { started, outcomes, end };
}

describe("a work queue", () => {
  it("runs a few items at once, the others in order of arrival", async () => {
    const { started, outcomes, end } = pieces(workQueue({ atOnce: 2, maxWaiting: 3 }), 5);
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    await end(1);
    expect(started).toEqual([0, 1, 2]);
    await end(2);
    await end(0);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    await end(3);
    await end(4);
    expect(await Promise.all(outcomes)).toEqual([0, 1, 2, 3, 4]);
  });

  it("refuses work when full, with a retry time", async () => {
    const queue = workQueue({ atOnce: 1, maxWaiting: 1 });
    const { outcomes, end } = pieces(queue, 3);
    await expect(outcomes[2]).rejects.toMatchObject({
      code: "unavailable",
      details: { headers: { "Retry-After": "3" } },
    });
    await end(0);
    await end(1);
    await expect(queue("a", () => Promise.resolve("next"))).resolves.toBe("next");
  });

  it("lets owners take turns, so that a busy one delays no other", async () => {
    const owners = ["a", "a", "a", "a", "b", "b", "c"];
    const queue = workQueue({ atOnce: 1 });
    const { started, end } = pieces(queue, owners.length, (piece) => owners[piece] ?? "");
    await Promise.resolve();
    for (let done = 0; done < owners.length; done += 1) await end(started[done] ?? 0);
    expect(started.map((piece) => owners[piece]).join("")).toBe("aabcaba");
    expect(started).toEqual([0, 1, 4, 6, 2, 5, 3]);
  });

  it("refuses one owner's work beyond their share, and accepts that of others", async () => {
    const owners = ["a", "a", "a", "b"];
    const queue = workQueue({ atOnce: 1, maxWaiting: 9, maxWaitingEach: 1 });
    const { outcomes, end, started } = pieces(queue, owners.length, (piece) => owners[piece] ?? "");
    await expect(outcomes[2]).rejects.toMatchObject({ code: "unavailable" });
    for (const piece of [0, 1, 3]) await end(piece);
    expect(started).toEqual([0, 1, 3]);
  });

  it("goes on after a piece that fails", async () => {
    const { started, outcomes, end } = pieces(workQueue({ atOnce: 1, maxWaiting: 1 }), 2);
    await Promise.resolve();
    const refused = expect(outcomes[0]).rejects.toThrow("piece 0");
    await end(0, true);
    await refused;
    expect(started).toEqual([0, 1]);
    await end(1);
  });
});
