import { expect, it } from "vitest";
import { takeFromLimit } from "./rate-limit";

const PER_MINUTE = 3;

/** How many of ten calls in a row get through. */
async function passing(name: string, callerOf: (call: number) => string): Promise<number> {
  const calls = Array.from({ length: 10 }, (_, call) =>
    takeFromLimit(name, callerOf(call), PER_MINUTE).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(calls)).filter(Boolean).length;
}

it("counts each address for itself, and all of one IPv6 network as one", async () => {
  expect(await passing("one", () => "192.0.2.1")).toBe(PER_MINUTE);
  expect(await passing("many", (call) => `192.0.2.${call}`)).toBe(10);
  expect(await passing("network", (call) => `2001:db8::${call}`)).toBe(PER_MINUTE);
  expect(await passing("networks", (call) => `2001:db8:0:${call}::1`)).toBe(10);
});
