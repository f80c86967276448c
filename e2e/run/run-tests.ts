import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  lastLines,
  playwrightOutcome,
  listSlowest,
  stageLines,
  together,
  vitestOutcome,
  type Outcome,
  type Stage,
} from "./test-outcome";

// `npm test` runs every test of the project. At the end it prints the time of each stage, the ten slowest tests,
// each failure again and, as the last line, the overall result.

interface Runner {
  stage: string;
  program: string;
  /** Options for Node, before the program. */
  nodeArgs?: string[];
  args: string[];
  /** Environment variables that set the path of the runner's report. */
  env?: Record<string, string>;
  report: string;
  read: (report: unknown) => Outcome;
}

const HOOKS = ["--import", "./lib/runtime/node-hooks.mjs"];

const reports = await mkdtemp(path.join(tmpdir(), "shop-tests-"));
const inReports = (name: string) => path.join(reports, name);

const VITEST: Runner = {
  stage: "unit, component and integration tests",
  program: "node_modules/vitest/vitest.mjs",
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile=${inReports("vitest")}`],
  report: inReports("vitest"),
  read: vitestOutcome,
};

const PLAYWRIGHT: Runner = {
  stage: "browser tests",
  program: "node_modules/@playwright/test/cli.js",
  args: ["test", "--reporter=list,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: inReports("playwright") },
  report: inReports("playwright"),
  read: playwrightOutcome,
};

const HARD: Runner = {
  stage: "the short form of test:hard",
  program: "rigs/hard/run-hard.ts",
  nodeArgs: HOOKS,
  args: ["--only", "short", "--report", inReports("hard")],
  report: inReports("hard"),
  read: (report) => report as Outcome,
};

const stages: Stage[] = [];

async function timed<T>(stage: string, work: Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work;
  } finally {
    stages.push({ stage, seconds: (performance.now() - started) / 1000 });
  }
}

/**
 * Builds the site in parallel with tests that need no build and leave a processor idle at times. Ignores failures,
 * because the shop of the browser tests builds again and reports the error.
 */
async function build(): Promise<void> {
  const program = "lib/runtime/build-command.ts";
  const child = spawn(process.execPath, [...HOOKS, program], { stdio: "ignore" });
  await once(child, "close");
}

/** Runs one runner to its end. A non-zero exit without a failed test counts as a failed test. */
async function run({ program, nodeArgs = [], args, env, report, read }: Runner): Promise<Outcome> {
  const child = spawn(process.execPath, [...nodeArgs, program, ...args], {
    stdio: ["inherit", "inherit", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    process.stderr.write(chunk);
    said = lastLines(said + chunk.toString());
  });
  const [code] = (await once(child, "close")) as [number | null];
  const text = await readFile(report, "utf8").catch(() => "");
  const outcome = text
    ? read(JSON.parse(text))
    : { passed: 0, skipped: 0, failures: [], timings: [] };
  const silent = outcome.failures.length === 0 && (code !== 0 || outcome.passed === 0);
  const failures = silent ? [`${program}: ended with ${code}`] : outcome.failures;
  // If no test passed, a common setup has failed, and only the runner's output says why.
  const told = outcome.passed === 0 ? failures.map((failure) => `${failure}\n${said}`) : failures;
  return { ...outcome, failures: told };
}

const [checked] = await Promise.all([
  timed(VITEST.stage, run(VITEST)),
  timed("the site's build, beside the tests that need none", build()),
]);
const outcomes = [checked];
// Runs alone, because a killed shop does not answer in time while other tests use both processors. The tests read
// /proc.
if (process.platform === "linux") outcomes.push(await timed(HARD.stage, run(HARD)));
// Browsers and their shops need both processors.
outcomes.push(await timed(PLAYWRIGHT.stage, run(PLAYWRIGHT)));
await rm(reports, { recursive: true });

const { passed, skipped, failures, timings } = together(outcomes);
process.stdout.write(`\nThe stages:\n${stageLines(stages).join("\n")}\n`);
process.stdout.write(`\nThe slowest ten:\n${listSlowest(timings, 10).join("\n")}\n`);
const tail = skipped > 0 ? `, ${skipped} skipped` : "";
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed${tail}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
