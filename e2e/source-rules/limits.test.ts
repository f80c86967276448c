import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { AT_ONCE, DATABASE_LIMITS, MEMORY_LIMITS, ROW_LIMITS } from "@/lib/http/limits/limits";
import { sourceTexts } from "./source-files";

/** Code patterns that would create limits outside the table in lib/http/limits/limits.ts. */
const BESIDE = [
  {
    name: "a refusal with a wait of its own",
    broken: /AppError\(\s*"rate_limited"/,
    example: 'throw new AppError("rate_limited", "Wait.");',
  },
  {
    name: "a queue of its own",
    broken: /from "(?:p-limit|p-queue|bottleneck|rate-limiter-flexible)"/,
    example: 'import pLimit from "p-limit";',
  },
  {
    name: "a number of its own",
    broken: /(?:MemoryLimit|workQueue|consumeRateLimit)\(\s*\{/,
    example: 'new MemoryLimit({ points: 5, seconds: 60 }, "calls")',
  },
  {
    name: "counters of its own",
    broken: /new RateCounters\(|INTO "rate_limits"|\brateLimit\.(?:create|up)/,
    example: "const counters = new RateCounters();",
  },
];

const sources = sourceTexts("{app,components,lib}/**/*.{ts,tsx}").filter(
  ({ name }) => !name.startsWith("lib/http/limits/") && !name.startsWith("lib/db/generated/"),
);
const everything = sources.map(({ text }) => text).join("\n");

describe.each(BESIDE)("the table has every limit, without $name", ({ broken, example }) => {
  it("in any module", () => {
    expect(sources.filter(({ text }) => broken.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it("which the example has", () => expect(example).toMatch(broken));
});

it("all code that decodes an uploaded picture takes its turn", () => {
  const decoders = sources.filter(({ text }) => text.includes(", DECODING)"));
  expect(decoders.length).toBeGreaterThan(2);
  const atOnce = decoders.filter(({ text }) => !text.includes("pictureQueue("));
  expect(atOnce.map(({ name }) => name)).toEqual([]);
});

describe("every row of the table is used:", () => {
  const ofCalls = new Set<string>(Object.values(endpoints).map(({ limit }) => limit));

  it.each(Object.keys(MEMORY_LIMITS))("%s", (name) => {
    // lib/http/limits/throttle.ts reads these two itself.
    const isEntry = name.startsWith("auditEntries");
    const isUsed = ofCalls.has(name) || everything.includes(`MEMORY_LIMITS.${name}`);
    expect(isEntry ? everything.includes("new Throttle()") : isUsed).toBe(true);
  });

  it.each(Object.keys(DATABASE_LIMITS))("%s", (name) => {
    expect(everything).toMatch(new RegExp(`"${name}"|DATABASE_LIMITS\\.${name}\\b`));
  });

  it.each(Object.keys(ROW_LIMITS))("%s", (name) => {
    expect(everything).toContain(`ROW_LIMITS.${name}`);
  });

  it.each(Object.keys(AT_ONCE))("%s", (name) => {
    expect(everything).toContain(`AT_ONCE.${name}`);
  });
});
