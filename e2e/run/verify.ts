import { spawn } from "node:child_process";
import { once } from "node:events";

// `npm run verify` runs the checks that need no database and no browser; `npm run verify -- types lint` runs some of
// them. The output of each check is printed as one block.

/** Programs from packages, which npm puts on the PATH: the longest first, so that the short ones fill the gaps. */
const CHECKS = {
  lint: "oxlint",
  unit: "vitest run --project unit",
  // The cache is in node_modules, which `npm ci` empties.
  format: "prettier --check --cache --cache-strategy content .",
  // One checker, because each further one resolves most of the types again: four cost 82 s of processor time, one 47
  // s.
  types: "node node_modules/typescript-7/bin/tsc --noEmit --checkers 1",
  imports: "depcruise app bench components e2e lib prisma rigs",
  rooms: "depcruise lib components --config .dependency-cruiser.rooms.cjs",
  unused: "knip",
} as const;

type Check = keyof typeof CHECKS;
const isCheck = (name: string): name is Check => name in CHECKS;

/** The number of checks in parallel; most of them use one processor. */
const LANES = 2;

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

const requested = process.argv.slice(2);
const known = requested.filter(isCheck);
if (known.length < requested.length)
  throw new Error(`The checks are ${Object.keys(CHECKS).join(", ")}.`);

/** Generates the route types, which the linter and the compiler both need. */
const typed = await passes("typegen", "next typegen");
const waiting = known.length > 0 ? known : (Object.keys(CHECKS) as Check[]);
let verified = typed;

async function runWaiting(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    verified = (await passes(name, CHECKS[name])) && verified;
  }
}

await Promise.all(Array.from({ length: LANES }, runWaiting));
process.exitCode = verified ? 0 : 1;
