import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "@/lib/runtime/build/build";
import type { Outcome } from "@/e2e/run/test-outcome";
import type { Check } from "./check";
import { clockChecks } from "./clock-checks";
import { diskChecks } from "./disk-checks";
import { fuzzChecks } from "./fuzz-checks";
import { killChecks } from "./kill-checks";
import { memoryChecks } from "./memory-checks";
import { outageChecks } from "./outage-checks";
import { shortChecks } from "./short-checks";
import { typingChecks } from "./typing-checks";

// `npm run test:hard` runs tests that take too long for `npm test`, which runs a short form of them. Options set
// each amount, so that a run can be split over several days or repeated: `npm run test:hard -- --only fuzz --seed
// 7`.

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    raw: { type: "string", default: "2000" },
    kills: { type: "string", default: "200" },
    // No kill happens and no request is sent after this many minutes.
    minutes: { type: "string", default: "Infinity" },
    // The file for the results as JSON.
    report: { type: "string", default: "" },
  },
});

const seed = Number(values.seed);
const until = Date.now() + Number(values.minutes) * 60_000;
const groups: Record<string, Check[]> = {
  fuzz: fuzzChecks({ seed, requests: Number(values.requests), raw: Number(values.raw), until }),
  kill: killChecks({ seed, kills: Number(values.kills), until }),
  outages: outageChecks(),
  disk: diskChecks(),
  clock: clockChecks(),
  memory: memoryChecks(),
  typing: typingChecks(),
  short: shortChecks(),
};

const { short, ...long } = groups;
const chosen = values.only ? groups[values.only] : Object.values(long).flat();
if (!chosen) throw new Error(`--only takes ${Object.keys(groups).join(", ")}.`);

if (chosen !== short) {
  process.stdout.write(`rigs/README.md says what each check needs. Seed ${seed}.\n`);
}

const outcome: Outcome = { passed: 0, skipped: 0, failures: [], timings: [] };

async function take({ name, run }: Check): Promise<void> {
  const t = (line: string) => process.stdout.write(`${name}: ${line}\n`);
  const started = performance.now();
  const faults = await run(t).catch((error: unknown) => [String(error)]);
  const milliseconds = performance.now() - started;
  outcome.timings.push({ where: `test:hard › ${name}`, milliseconds });
  for (const fault of faults) t(fault);
  t(`took ${Math.round(milliseconds / 1000)} s, ${faults.length} faults`);
  if (faults.length === 0) outcome.passed += 1;
  else outcome.failures.push(`${name}: ${faults.join("\n")}`);
}

// Builds once, because two shops that start at the same time would both build.
await buildIfNeeded(new AbortController().signal);
if (chosen === short) await Promise.all(chosen.map(take));
else for (const check of chosen) await take(check);
if (values.report) await writeFile(values.report, JSON.stringify(outcome));
process.stdout.write(`\n${outcome.passed} passed, ${outcome.failures.length} failed\n`);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
