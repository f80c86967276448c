import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { playwrightCounts, sum, vitestCounts, type Counts } from "./test-counts";

// `npm test`: every test of the project, and as the last line what came of all of them together.

interface Runner {
  /** The program's file. */
  program: string;
  args: string[];
  /** Variables by which the runner is told where its report goes. */
  env?: Record<string, string>;
  report: string;
  read: (report: unknown) => Counts;
}

const reports = await mkdtemp(path.join(tmpdir(), "shop-tests-"));
const inReports = (name: string) => path.join(reports, name);

const runners: Runner[] = [
  {
    program: "node_modules/vitest/vitest.mjs",
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile=${inReports("vitest")}`],
    report: inReports("vitest"),
    read: vitestCounts,
  },
  {
    program: "node_modules/@playwright/test/cli.js",
    args: ["test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: inReports("playwright") },
    report: inReports("playwright"),
    read: playwrightCounts,
  },
];

/** Runs one runner to its end. One that fails without a failed test counts as a failed test. */
async function run({ program, args, env, report, read }: Runner): Promise<Counts> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, "close")) as [number | null];
  const text = await readFile(report, "utf8").catch(() => "");
  const counts = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, skipped: 0 };
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

const counts: Counts[] = [];
for (const runner of runners) counts.push(await run(runner));
await rm(reports, { recursive: true });

const { passed, failed, skipped } = sum(counts);
const tail = skipped > 0 ? `, ${skipped} skipped` : "";
process.stdout.write(`\n${passed} passed, ${failed} failed${tail}\n`);
process.exitCode = failed > 0 ? 1 : 0;
