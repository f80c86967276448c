import "server-only";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { access, constants, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire, getCompileCacheDir } from "node:module";
import path from "node:path";
import { packStatics } from "./packed-statics";
import { slimChunks } from "./slim-chunks";
import { StartError } from "./steps";

/** Everything that a build reads. */
const SOURCES = ["{app,components,lib,public,prisma}/**/*", "*.{ts,mjs,json}"];

const OUTPUT = process.env.NEXT_DIST_DIR ?? ".next";
const STAMP = path.join(OUTPUT, "source-fingerprint");

/** Builds the site unless the last build was made from exactly these sources; `signal` ends it early. */
export async function buildIfNeeded(signal: AbortSignal): Promise<boolean> {
  const fingerprint = await sourceFingerprint();
  const built = await readFile(STAMP, "utf8").catch(() => "");
  if (built === fingerprint) return false;
  await requireWritable();
  await forgetCompiled();
  await build(signal);
  await writeFile(STAMP, fingerprint);
  return true;
}

/** An image, say, is built where it is made: it starts with what it has. */
async function requireWritable(): Promise<void> {
  await access(".", constants.W_OK).catch(() => {
    throw new StartError(
      `The site has not been built of these sources with Node ${process.versions.node}, and nothing can be written here. Run \`npm run build\` where it can.`,
    );
  });
}

/** What node-hooks.mjs keeps of files that another build made is never asked for again. */
async function forgetCompiled(): Promise<void> {
  const folder = getCompileCacheDir();
  if (!folder) return;
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { force: true });
}

async function sourceFingerprint(): Promise<string> {
  const files: string[] = [];
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

function isBesideTheBuild(file: string): boolean {
  return BESIDE_THE_BUILD.some((pattern) => pattern.test(file));
}

async function build(signal: AbortSignal): Promise<void> {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build"], {
    env: {
      ...process.env,
      // A build must never come to need a database: where a container is built, there is none.
      DATABASE_URL: "",
      DATABASE_READ_URL: "",
      DATABASE_DIRECT_URL: "",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      // A build runs once: what it takes would only fill the disk.
      NODE_DISABLE_COMPILE_CACHE: "1",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal,
  });
  // next.config.ts tells when the bundles are written: what Next does then leaves a processor to us.
  let packing: Promise<void> | undefined;
  child.once("message", () => {
    packing = packStatics(OUTPUT);
    // Whoever waits for it hears of it, below.
    packing.catch(() => undefined);
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new StartError(`The build failed:\n${output}`);
  await Promise.all([packing ?? packStatics(OUTPUT), slimChunks(OUTPUT)]);
}
