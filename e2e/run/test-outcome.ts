import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The result of a run, read from the runners' reports. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** Each failed test or other failure, as "where: message". */
  failures: string[];
  timings: Timing[];
}

export interface Timing {
  where: string;
  milliseconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}

/** A failure outside a file's tests, such as in its imports, counts as one failed test. */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0
        ? [failure(name, message)]
        : failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
    });
  const timings = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      where: `${path.relative(".", name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures, timings };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration?: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; skipped: number };
  errors: { message?: string }[];
}

/** Errors outside any test, such as a shop that does not start, count as failed tests. */
export function playwrightOutcome(report: unknown): Outcome {
  const { suites, stats, errors } = report as PlaywrightReport;
  const tests = suites.flatMap(listTests);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [
      ...tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ where, results }) =>
          failure(where, results.find(({ error }) => error)?.error?.message),
        ),
      ...errors.map(({ message }) => failure("outside any test", message)),
    ],
    timings: tests.map(({ where, results }) => ({
      where,
      milliseconds: results.reduce((total, { duration = 0 }) => total + duration, 0),
    })),
  };
}

type PlaywrightTest = PlaywrightSuite["specs"][number]["tests"][number] & { where: string };

function listTests({ suites = [], specs }: PlaywrightSuite): PlaywrightTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, where: `[${test.projectName}] ${file} › ${title}` })),
  );
  return [...suites.flatMap(listTests), ...own];
}

/** Short enough for log viewers that keep only the end. */
const KEPT_LINES = 6;
const KEPT_LAST_LINES = 20;

/** Returns the last lines of a program's output. */
export function lastLines(said: string): string {
  return said.split("\n").slice(-KEPT_LAST_LINES).join("\n");
}

function failure(where: string, message = "no message"): string {
  const said = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !/node_modules|<anonymous>/.test(line));
  return `${where}: ${said.slice(0, KEPT_LINES).join("\n  ")}`;
}

export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    timings: outcomes.flatMap(({ timings }) => timings),
  };
}

/** Returns the slowest `count` tests, slowest first, one per line: "12.3 s  where". */
export function listSlowest(timings: readonly Timing[], count: number): string[] {
  return timings
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ where, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${where}`,
    );
}

export interface Stage {
  stage: string;
  seconds: number;
}

/** Formats the stages in order of completion, one per line: "  58 s  stage". */
export function stageLines(stages: readonly Stage[]): string[] {
  return stages.map(({ stage, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${stage}`);
}
