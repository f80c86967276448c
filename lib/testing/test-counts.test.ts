import { describe, expect, it } from "vitest";
import { playwrightCounts, sum, vitestCounts } from "./test-counts";

describe("counts of a run", () => {
  it("read vitest's report, with a file that broke before its tests", () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: "passed", assertionResults: [{ status: "passed" }] },
        { status: "failed", assertionResults: [{ status: "failed" }] },
        { status: "failed", assertionResults: [] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it("read Playwright's report, with an error outside any test", () => {
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: "Timed out waiting for the shop" }],
    };
    expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 3, skipped: 0 });
  });

  it("add up", () => {
    const counts = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
