import { spawnSync } from "node:child_process";

// `npm run test:changed`: the tests that what is not committed can reach, by imports; with the name of a
// branch (`npm run test:changed -- main`) what has changed since then. A page is reached by no import
// of a browser test: those run where they, or what they arrange, have changed.

const [since] = process.argv.slice(2);
const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const SPECS = [
  "test",
  "--project=desktop",
  "--project=api",
  "--pass-with-no-tests",
  since === undefined ? "--only-changed" : `--only-changed=${since}`,
];

function passes(program: string, args: string[]): boolean {
  return spawnSync(process.execPath, [program, ...args], { stdio: "inherit" }).status === 0;
}

/** Whether a shop has to be started: Playwright starts one before it finds that there is nothing to run. */
function reachesSpecs(): boolean {
  const args = [PLAYWRIGHT, ...SPECS, "--list"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return !stdout.includes("Total: 0 tests");
}

const passed = passes(VITEST, ["run", since === undefined ? "--changed" : `--changed=${since}`]);
process.exitCode = passed && (!reachesSpecs() || passes(PLAYWRIGHT, SPECS)) ? 0 : 1;
