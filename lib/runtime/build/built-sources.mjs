import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { copyFile, glob, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { BUNDLED, isWhole, PROGRAMS_ID, SITE_ID } from "./whole-build.mjs";

// Checks whether the last build was made from the current sources. Plain JavaScript, because start.mjs calls it
// before it loads any TypeScript.

/** Packages installed by npm; package-lock.json lists those to install. */
const INSTALLED = path.join("node_modules", ".package-lock.json");

/** Every file that a build reads; of the packages, their versions. */
const SOURCES = ["{app,components,lib,public,prisma}/**/*", "*.{ts,mjs,json}", INSTALLED];

const STAMP = path.join(BUNDLED, "source-fingerprint");

const began = new Date();
/** Fingerprint of the sources as they were at the first call. */
let fingerprint;

/** The packages in use, which only a build for another machine leaves. */
const STANDALONE = path.join(process.env.NEXT_DIST_DIR ?? ".next", "standalone");

/** Reads the sources only when one of them, or a folder, has changed on this disk since the build began. */
export async function isBuilt() {
  const lacksPackages = process.env.BUILD_STANDALONE === "1" && !existsSync(STANDALONE);
  const known =
    !lacksPackages && (await isWhole()) ? await readFile(STAMP, "utf8").catch(() => "") : "";
  if (known && (await lastChange()) < (await stat(STAMP)).mtimeMs) return true;
  fingerprint ??= await sourceFingerprint();
  if (known !== fingerprint) return false;
  // Where nothing can be written, the next start reads the sources again.
  await utimes(STAMP, began, began).catch(() => undefined);
  return true;
}

export async function noteBuilt() {
  await writeFile(STAMP, fingerprint);
  await utimes(STAMP, began, began);
  await copyFile(SITE_ID, PROGRAMS_ID);
}

async function listSources() {
  const sources = [];
  for await (const entry of glob(SOURCES, { withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (!isBesideTheBuild(name)) sources.push({ name, isFile: entry.isFile() });
  }
  return sources;
}

/** Milliseconds; unlike the time of the last write, no copy and no archive sets it back. A folder notes what leaves it. */
async function lastChange() {
  const sources = await listSources();
  return Math.max(...sources.map(({ name }) => statSync(name).ctimeMs));
}

async function sourceFingerprint() {
  const sources = await listSources();
  const files = sources.flatMap(({ name, isFile }) => (isFile ? [name] : []));
  const hash = createHash("sha256").update(process.version);
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    // Synchronous reads: two thousand asynchronous ones take seven times as long, and every start waits for them.
    const name = path.relative(".", file);
    hash.update(name).update(name === INSTALLED ? installedVersions() : readFileSync(file));
  }
  return hash.digest("hex");
}

/** Without what only tests or one kind of machine use: a build may come from another machine. */
function installedVersions() {
  const { packages } = JSON.parse(readFileSync(INSTALLED, "utf8"));
  const needed = Object.entries(packages).filter(
    ([, { dev, optional, devOptional }]) => !(dev || optional || devOptional),
  );
  return JSON.stringify(needed.map(([name, { version, integrity }]) => [name, version, integrity]));
}

const BESIDE_THE_BUILD = [
  // Files that a build or an install writes.
  /(^|[/\\])next-env\.d\.ts$/,
  /\.tsbuildinfo$/,
  /[/\\]db[/\\]generated[/\\]/,
  // Files that a build does not read.
  /\.test\.tsx?$/,
  /[/\\]lib[/\\]testing[/\\]/,
  /[/\\]demo[/\\]pictures[/\\]/,
  /[/\\]playwright\.config\.ts$/,
];

function isBesideTheBuild(file) {
  return BESIDE_THE_BUILD.some((pattern) => pattern.test(file));
}
