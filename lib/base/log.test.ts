import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "./log";

const written: string[] = [];
const keep = (text: string | Uint8Array) => {
  written.push(String(text));
  return true;
};
beforeEach(() => {
  written.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
});

const LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z (info|error) [^\n]*\n$/;

it.each([
  "a\n2026-01-01T00:00:00.000Z info forged",
  "a\r\nb",
  "\u001b[2Jgone",
  "\u2028",
  "\u0085",
  "\u202egnp",
])("writes %j on one line, with nothing that a terminal obeys", (text) => {
  log.info(text);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(LINE);
  expect(written[0]?.trimEnd()).toMatch(/^[\x20-\x7e]*$/);
});

it("writes an error with its stack on one line", () => {
  log.error("It failed", new Error("two\nlines"));
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(LINE);
  expect(written[0]).toContain("It failed: Error: two\\nlines\\n    at ");
});

it("logs no session token, wherever it occurs", () => {
  const token = fc
    .tuple(fc.object(), fc.object(), fc.uint8Array({ minLength: 32, maxLength: 32 }))
    .map((parts) =>
      parts
        .map((part) => Buffer.from(part instanceof Uint8Array ? part : JSON.stringify(part)))
        .map((bytes) => bytes.toString("base64url"))
        .join("."),
    )
    .filter((text) => text.startsWith("eyJ"));
  fc.assert(
    fc.property(token, fc.string(), fc.string({ maxLength: 9_000 }), (text, before, after) => {
      written.length = 0;
      log.info(`${before} /products?token=${text}&${after}`);
      log.error(`${after}/product/${text}`, new Error(`Bearer ${text}`));
      expect(written.join("")).not.toContain(text.split(".")[2]);
    }),
  );
});

it("reads no event without end", () => {
  const before = process.cpuUsage();
  log.error("eyJ".repeat(100_000));
  // Half a minute when all of it is read.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
});

it("writes no event without end", () => {
  log.error("x".repeat(100_000));
  expect(written[0]?.length).toBeLessThan(9_000);
});
