import { spawn } from "node:child_process";
import { once } from "node:events";

// `npm run verify`: what can be known without a database or a browser. One lane has the checks that use
// every processor by themselves, the other those that use one; what a check says comes out in one piece.

const LANES = [
  ["lint", "types", "test:unit"],
  ["format:check", "imports", "unused"],
];

async function passes(check: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn("npm", ["run", "--silent", check], {
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const verdict = code === 0 ? "passed" : "failed";
  process.stdout.write(`${check} ${verdict} in ${seconds} s\n${code === 0 ? "" : said}`);
  return code === 0;
}

async function inOrder(checks: readonly string[]): Promise<boolean> {
  let all = true;
  for (const check of checks) all = (await passes(check)) && all;
  return all;
}

/** Routes have types of their own, which the linter and the compiler both need. */
const typed = await passes("typegen");
const checked = await Promise.all(LANES.map(inOrder));
process.exitCode = [typed, ...checked].every(Boolean) ? 0 : 1;
