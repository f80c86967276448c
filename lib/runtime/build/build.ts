import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants } from "node:fs/promises";
import path from "node:path";
import { bundledAt, COMPILED, type Program } from "@/lib/base/programs/programs";
import { StartError } from "../supervisor/steps";
import { isBuilt, noteBuilt } from "./built-sources.mjs";
import { bundle } from "./bundle";
import { LOAD_ONLY } from "./load-only";
import { lockBuild } from "./lock-build";
import { packMaps } from "./pack-maps";
import { requireMemory, TOO_LITTLE } from "./require-memory";

/**
 * Next's build in its two halves, each in a process of its own: one process would keep the compiler's memory while pages
 * are generated, half a gigabyte more.
 */
const HALVES = ["compile", "generate"] as const;

/**
 * Builds the site and bundles the programs beside it, unless the last build was made from exactly these sources;
 * `signal` aborts it.
 */
export async function buildIfNeeded(signal: AbortSignal): Promise<boolean> {
  if (await isBuilt()) return false;
  await requireWritable();
  const lock = await lockBuild();
  try {
    // Another process may have built meanwhile.
    if (await isBuilt()) return false;
    await build(signal);
    await noteBuilt();
    return true;
  } finally {
    await lock.release();
  }
}

async function build(signal: AbortSignal): Promise<void> {
  requireMemory();
  for (const half of HALVES) await runNext(half, signal);
  // Last, because the bundler keeps 750 MiB that Next's compiler needs.
  await bundle();
  await packMaps();
  await compile("lib/runtime/start.ts");
  await compile("lib/runtime/web.ts");
  // The first mail after a start is usually awaited.
  await compile("lib/runtime/worker.ts");
}

async function requireWritable(): Promise<void> {
  await access(".", constants.W_OK).catch(() => {
    throw new StartError(
      "The site has not been built of these sources, and nothing can be written here. Run `npm run build` where it can.",
    );
  });
}

async function runNext(half: (typeof HALVES)[number], signal: AbortSignal): Promise<void> {
  const next = path.resolve("node_modules/.bin/next");
  const child = spawn(process.execPath, [next, "build", "--experimental-build-mode", half], {
    env: {
      ...process.env,
      // A build must work without a database, as in a container image.
      DATABASE_URL: "",
      DATABASE_READ_URL: "",
      DATABASE_DIRECT_URL: "",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      // A build runs once, so its compile cache would only fill the disk.
      NODE_DISABLE_COMPILE_CACHE: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (killedBy === "SIGKILL") throw new StartError(`The system ended the build. ${TOO_LITTLE}`);
  if (code !== 0) throw new StartError(`The build failed:\n${output}`);
}

/** Makes Node compile a program into the cache of the runs that follow. They report what fails here. */
async function compile(program: Program): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" as const, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(process.execPath, [bundledAt(program), LOAD_ONLY], { env, stdio: "ignore" });
  await once(child, "exit");
}
