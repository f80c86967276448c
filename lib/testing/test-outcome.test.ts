import { describe, expect, it } from "vitest";
import { playwrightOutcome, together, vitestOutcome } from "./test-outcome";

describe("the outcome of a run", () => {
  it("is read from vitest's report, with a file that broke before its tests", () => {
    const passed = { status: "passed", fullName: "cart adds", failureMessages: [] };
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
          specs: [spec("opens", "expected", [{}])],
          suites: [
            {
              specs: [
                spec("closes", "flaky", [{ error: { message: "too slow" } }, {}]),
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
    });
  });

  it("adds up", () => {
    const outcome = { passed: 1, skipped: 3, failures: ["one"] };
    expect(together([outcome, outcome])).toEqual({
      passed: 2,
      skipped: 6,
      failures: ["one", "one"],
    });
  });
});
