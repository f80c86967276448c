import { expect, it, vi } from "vitest";
import { step } from "./steps";

const done = () => Promise.resolve({ value: 7, text: "made" });

it("prints the result and duration of a step, from its own start", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.useFakeTimers({ now: 60_000 });
  expect(await step("Build", done, 35_500)).toBe(7);
  await step("Database", done);
  const lines = written.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text.includes("made"));
  vi.useRealTimers();
  expect(lines).toEqual(["  Build       made (24.5 s)\n", "  Database    made (0.0 s)\n"]);
});
