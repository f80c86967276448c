import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/**
 * The browser of the end-to-end tests: the one in the npm package @sparticuz/chromium, so that every machine runs
 * the same one, without root and without a download. Where that does not run, Playwright's own is used, then the
 * system's. CHROMIUM_PATH overrides it.
 */
export interface Browser {
  executablePath: string;
  /** Environment variables to add when the browser starts. */
  env: Record<string, string>;
}

/** Options that save processor time in tests. */
export interface Thrift {
  args: string[];
  ignoreDefaultArgs: string[];
}

/** The maximum shared memory of a run's browsers in bytes, with a margin. */
const SHARED_MEMORY_BYTES = 2 ** 30;

/**
 * No page of a test lives long enough for optimised code to pay off. Playwright makes browsers use files on disk as
 * shared memory, because some containers have hardly any; if there is enough, they use memory.
 */
export async function thrift(): Promise<Thrift> {
  const shared = await statfs("/dev/shm").catch(() => undefined);
  const isEnough = shared !== undefined && shared.bavail * shared.bsize >= SHARED_MEMORY_BYTES;
  return {
    args: ["--js-flags=--no-opt --no-maglev"],
    ignoreDefaultArgs: isEnough ? ["--disable-dev-shm-usage"] : [],
  };
}

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @throws Error that says what to install when there is no browser for this machine */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return unpackedChromium();
  const installed = [chromium.executablePath(), ...SYSTEM_BROWSERS].find(existsSync);
  if (installed) return { executablePath: installed, env: {} };
  throw new Error("There is no browser for the tests: run `npx playwright install chromium`.");
}

/** The package supports only Linux on x64. */
async function unpackedChromium(): Promise<Browser> {
  const packed = path.dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(await readFile(path.join(packed, "../package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.resolve("node_modules/.cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(packed, "../bin"), folder);
  const executablePath = path.join(folder, "chromium");
  return { executablePath, env: await missingParts(executablePath, folder) };
}

/** The package's own font configuration lists the folders of a cloud service. */
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks next to the target folder and renames it when complete, so that no process starts a partial browser. */
async function unpack(archives: string, folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  const temporary = process.env.TMPDIR;
  // The package unpacks into the temporary folder.
  process.env.TMPDIR = partial;
  try {
    const names = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(names.map((name) => inflate(path.join(archives, name))));
    await writeFile(path.join(partial, "fonts/fonts.conf"), FONTS);
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  await rename(partial, folder).catch(() => rm(partial, { recursive: true }));
}

/** A minimal machine lacks libraries and fonts that a browser needs; the package contains both. */
async function missingParts(executable: string, folder: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)("ldd", [executable]);
  return {
    ...(stdout.includes("not found") ? { LD_LIBRARY_PATH: path.join(folder, "al2023/lib") } : {}),
    ...(existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: path.join(folder, "fonts") }),
  };
}
