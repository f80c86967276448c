import { describe, expect, it } from "vitest";
import {
  lastLines,
  playwrightOutcome,
  listSlowest,
  stageLines,
  together,
  vitestOutcome,
} from "./test-outcome";

describe("the outcome of a run", () => {
  it("is read from vitest's report, with a file that failed before its tests", () => {
    const passed = {
      status: "passed",
      fullName: "cart adds",
      duration: 12.5,
      failureMessages: [],
    };
    const failed = {
      status: "failed",
      fullName: "cart empties",
      failureMessages: ["expected 1 to be 0\n    at cart.test.ts:3"],
    };
    const report = {
      numPassedTests: 7,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: "a.test.ts", status: "passed", message: "", assertionResults: [passed] },
        { name: "b.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
        { name: "c.test.ts", status: "failed", message: "no such file", assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 7,
      skipped: 3,
      failures: [
        "b.test.ts › cart empties: expected 1 to be 0\n      at cart.test.ts:3",
        "c.test.ts: no such file",
      ],
      timings: [
        { where: "a.test.ts › cart adds", milliseconds: 12.5 },
        { where: "b.test.ts › cart adds", milliseconds: 12.5 },
        { where: "b.test.ts › cart empties", milliseconds: 0 },
      ],
    });
  });

  it("is read from Playwright's report, with an error outside any test", () => {
    const spec = (title: string, status: string, results: object[]) => ({
      file: "cart.spec.ts",
      title,
      tests: [{ projectName: "phone", status, results }],
    });
    const report = {
      suites: [
        {
          specs: [spec("opens", "expected", [{ duration: 700 }])],
          suites: [
            {
              specs: [
                spec("closes", "flaky", [
                  { duration: 900, error: { message: "too slow" } },
                  { duration: 400 },
                ]),
                spec("stays", "unexpected", [{ error: {} }]),
              ],
            },
          ],
        },
      ],
      stats: { expected: 4, skipped: 0 },
      errors: [{ message: "Timed out waiting for the shop" }],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 4,
      skipped: 0,
      failures: [
        "[phone] cart.spec.ts › closes: too slow",
        "[phone] cart.spec.ts › stays: no message",
        "outside any test: Timed out waiting for the shop",
      ],
      timings: [
        { where: "[phone] cart.spec.ts › closes", milliseconds: 1300 },
        { where: "[phone] cart.spec.ts › stays", milliseconds: 0 },
        { where: "[phone] cart.spec.ts › opens", milliseconds: 700 },
      ],
    });
  });

  it("keeps the end of a runner's output", () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(lastLines(lines.join("\n"))).toBe(lines.slice(10).join("\n"));
  });

  it("adds up", () => {
    const timing = { where: "here", milliseconds: 5 };
    const outcome = { passed: 1, skipped: 3, failures: ["one"], timings: [timing] };
    expect(together([outcome, outcome])).toEqual({
      passed: 2,
      skipped: 6,
      failures: ["one", "one"],
      timings: [timing, timing],
    });
  });

  it("shows the duration of each stage", () => {
    const stages = [
      { stage: "build", seconds: 58.4 },
      { stage: "tests", seconds: 301 },
    ];
    expect(stageLines(stages)).toEqual(["  58 s  build", " 301 s  tests"]);
  });

  it("lists the slowest tests first", () => {
    const timings = [
      { where: "quick", milliseconds: 40 },
      { where: "slow", milliseconds: 12_345 },
      { where: "between", milliseconds: 999 },
    ];
    expect(listSlowest(timings, 2)).toEqual(["  12.3 s  slow", "   1.0 s  between"]);
  });
});
