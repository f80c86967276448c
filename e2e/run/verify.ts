import { spawn } from "node:child_process";
import { once } from "node:events";

// `npm run verify` runs the checks that need no database and no browser; `npm run verify -- types lint` runs some of
// them. The output of each check is printed as one block.

/** Programs from packages, which npm puts on the PATH. */
const CHECKS = {
  lint: "oxlint",
  types: "node node_modules/typescript-7/bin/tsc --noEmit",
  unit: "vitest run --project unit",
  format: "prettier --check .",
  imports: "depcruise app components lib prisma e2e",
  rooms: "depcruise lib components --config .dependency-cruiser.rooms.cjs",
  unused: "knip",
} as const;

type Check = keyof typeof CHECKS;
const isCheck = (name: string): name is Check => name in CHECKS;

/** One lane runs the checks that use all processors, the other those that use one. */
const LANES: readonly (readonly Check[])[] = [
  ["lint", "types", "unit"],
  ["format", "imports", "rooms", "unused"],
];

async function passes(name: string, command: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, { stdio: ["ignore", "pipe", "pipe"], shell: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const verdict = code === 0 ? "passed" : "failed";
  process.stdout.write(`${name} ${verdict} in ${seconds} s\n${code === 0 ? "" : said}`);
  return code === 0;
}

async function inOrder(names: readonly Check[]): Promise<boolean> {
  let all = true;
  for (const name of names) all = (await passes(name, CHECKS[name])) && all;
  return all;
}

const asked = process.argv.slice(2);
const known = asked.filter(isCheck);
if (known.length < asked.length)
  throw new Error(`The checks are ${Object.keys(CHECKS).join(", ")}.`);

/** Generates the route types, which the linter and the compiler both need. */
const typed = await passes("typegen", "next typegen");
const lanes = known.length > 0 ? [known] : LANES;
const checked = await Promise.all(lanes.map(inOrder));
process.exitCode = [typed, ...checked].every(Boolean) ? 0 : 1;
