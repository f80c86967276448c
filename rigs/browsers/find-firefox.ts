import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Puppeteer sets the size of a page by a command that Firefox 140 does not know. */
const LEAST_VERSION = 143;

const PLACES = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * An installed Firefox. FIREFOX_PATH overrides the usual places.
 * @throws Error that says what to install
 */
export function findFirefox(): string {
  const program = process.env.FIREFOX_PATH ?? PLACES.find(existsSync);
  const version = program ? execFileSync(program, ["--version"], { encoding: "utf8" }) : "none";
  if (program && Number(/\d+/.exec(version)?.[0]) >= LEAST_VERSION) return program;
  throw new Error(
    `Install Firefox ${LEAST_VERSION} or later (apt install firefox-esr), or set FIREFOX_PATH. Found: ${version.trim()}.`,
  );
}
