import { parseArgs } from "node:util";
import type { Check } from "./check";
import { fuzzChecks } from "./fuzz-checks";
import { killChecks } from "./kill-checks";

// `npm run test:hard`: what takes too long for `npm test`. Each figure can be set, so that a run can be
// divided over several days or repeated as it was: `npm run test:hard -- --only fuzz --seed 7`.

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    raw: { type: "string", default: "2000" },
    kills: { type: "string", default: "200" },
  },
});

const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`  ${line}\n`);

const groups: Record<string, Check[]> = {
  fuzz: fuzzChecks(seed, Number(values.requests), Number(values.raw)),
  kill: killChecks(seed, Number(values.kills)),
};

const chosen = values.only ? groups[values.only] : Object.values(groups).flat();
if (!chosen) throw new Error(`--only takes ${Object.keys(groups).join(" or ")}.`);

process.stdout.write(`
Needs two processors, 2 GB of memory, Linux and nobody else on the machine; takes about half an hour.
Each check starts a shop of its own in a temporary folder. Seed ${seed}.
`);

let passed = 0;
for (const { name, run } of chosen) {
  process.stdout.write(`\n${name}\n`);
  const faults = await run(say).catch((error: unknown) => [String(error)]);
  if (faults.length === 0) passed += 1;
  for (const fault of faults) say(fault);
}
process.stdout.write(`\n${passed} passed, ${chosen.length - passed} failed\n`);
process.exitCode = passed === chosen.length ? 0 : 1;
