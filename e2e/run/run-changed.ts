import { spawnSync } from "node:child_process";

// `npm run test:changed` runs the tests that uncommitted changes can affect, by imports; with a branch (`npm run
// test:changed -- main`), the changes since it. Browser tests do not import pages, so they run when they or their
// helpers have changed.

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

/**
 * Returns whether a browser test is affected. Otherwise Playwright would start a shop before it finds nothing to
 * run.
 */
function reachesSpecs(): boolean {
  const args = [PLAYWRIGHT, ...SPECS, "--list"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return !stdout.includes("Total: 0 tests");
}

const passed = passes(VITEST, ["run", since === undefined ? "--changed" : `--changed=${since}`]);
process.exitCode = passed && (!reachesSpecs() || passes(PLAYWRIGHT, SPECS)) ? 0 : 1;
