import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSender } from "./sender";

const NOWHERE = "postgresql://shop@127.0.0.1:1/shop";
const SECOND = 1_000;

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const outage = (code: string) => Object.assign(new Error("Can’t reach it\n at its host"), { code });

it("says of an outage in one line a minute that nothing can be sent, not at each look", async () => {
  let looks = 0;
  const sender = startSender(
    { databaseUrl: NOWHERE },
    {
      take: () => {
        looks += 1;
        // The same outage is met in several ways, in turn.
        return Promise.reject(outage(looks % 2 === 0 ? "ECONNREFUSED" : "P1001"));
      },
      send: () => Promise.resolve(),
      receiverOf: () => "",
      failed: "Webhooks could not be sent",
    },
  );
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  expect(looks).toBe(60);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatch(/^\S+ error Webhooks could not be sent \(Error P1001 at .+\)\n$/);
  expect(logged[1]).toContain("Webhooks could not be sent (Error ECONNREFUSED");
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(logged).toHaveLength(4);
  await sender.stop();
});
