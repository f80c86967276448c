import { parseArgs } from "node:util";
import { fuzzChecks } from "./fuzz-checks";

// `npm run test:hard`: what takes too long for `npm test`. Each figure can be set, so that a run can be
// divided over several days or repeated as it was: `npm run test:hard -- --seed 7`.

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    raw: { type: "string", default: "2000" },
  },
});

const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`  ${line}\n`);
const checks = fuzzChecks(seed, Number(values.requests), Number(values.raw));

process.stdout.write(`
Needs two processors, 2 GB of memory, Linux and nobody else on the machine; takes about half an hour.
Each check starts a shop of its own in a temporary folder. Seed ${seed}.
`);

let passed = 0;
for (const { name, run } of checks) {
  say(`\n${name}`);
  const faults = await run(say).catch((error: unknown) => [String(error)]);
  if (faults.length === 0) passed += 1;
  for (const fault of faults) say(fault);
}
process.stdout.write(`\n${passed} passed, ${checks.length - passed} failed\n`);
process.exitCode = passed === checks.length ? 0 : 1;
