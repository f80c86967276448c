import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

// Checks whether the last build was made from the current sources. Plain JavaScript, because start.mjs calls it
// before it loads any TypeScript.

/** Every file that a build reads. */
const SOURCES = ["{app,components,lib,public,prisma}/**/*", "*.{ts,mjs,json}"];

const STAMP = path.join(process.env.NEXT_DIST_DIR ?? ".next", "source-fingerprint");

/** Fingerprint of the sources as they were at the first call. */
let fingerprint;

export async function isBuilt() {
  fingerprint ??= await sourceFingerprint();
  return (await readFile(STAMP, "utf8").catch(() => "")) === fingerprint;
}

export async function noteBuilt() {
  await writeFile(STAMP, fingerprint);
}

async function sourceFingerprint() {
  const files = [];
  for await (const entry of glob(SOURCES, { withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256").update(process.version);
  for (const file of files.sort()) {
    if (isBesideTheBuild(file)) continue;
    // Synchronous reads: two thousand asynchronous ones take seven times as long, and every start waits for them.
    hash.update(path.relative(".", file)).update(readFileSync(file));
  }
  return hash.digest("hex");
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
