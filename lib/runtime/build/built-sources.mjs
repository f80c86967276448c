import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

// Whether the last build was made of the sources as they are. No TypeScript: start.mjs asks before it loads any.

/** Everything that a build reads. */
const SOURCES = ["{app,components,lib,public,prisma}/**/*", "*.{ts,mjs,json}"];

const STAMP = path.join(process.env.NEXT_DIST_DIR ?? ".next", "source-fingerprint");

/** Of the sources as they were when it was first asked for. */
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
    // Two thousand times the way through other threads takes seven times as long, and every start waits for it.
    hash.update(path.relative(".", file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const BESIDE_THE_BUILD = [
  // What a build or an install writes itself.
  /(^|[/\\])next-env\.d\.ts$/,
  /\.tsbuildinfo$/,
  /[/\\]db[/\\]generated[/\\]/,
  // What a build does not read.
  /\.test\.tsx?$/,
  /[/\\]lib[/\\]testing[/\\]/,
  /[/\\]demo[/\\]pictures[/\\]/,
  /[/\\]playwright\.config\.ts$/,
];

function isBesideTheBuild(file) {
  return BESIDE_THE_BUILD.some((pattern) => pattern.test(file));
}
