import "server-only";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { log } from "@/lib/base/log";
import { workQueue } from "@/lib/limits/at-once";
import { AT_ONCE } from "@/lib/limits/limits";
import { fileFactsSchema, type FileFacts } from "./facts";

const run = promisify(execFile);

/** A check that takes longer is killed, and its file counts as not checked. */
const SECONDS = 60;
const MEMORY_MB = 512;
const MB = 1024 * 1024;

const inTurn = workQueue(AT_ONCE.preflights);

/** Reads a stored PDF or SVG in a process of its own; null when that took too long or too much, or failed. */
export const runPreflight = (file: string): Promise<FileFacts | null> => inTurn(() => read(file));

async function read(file: string): Promise<FileFacts | null> {
  const program = path.resolve("lib/artwork/preflight/read-program.ts");
  const hooks = path.resolve("lib/runtime/node-hooks.mjs");
  // No secret of the shop is within its reach.
  const env = { NODE_ENV: "production" } as const;
  const args = [`--import=${hooks}`, program, file, String(MEMORY_MB * MB)];
  const limits = { timeout: SECONDS * 1000, killSignal: "SIGKILL", maxBuffer: 4 * MB } as const;
  try {
    const { stdout } = await run(process.execPath, args, { ...limits, env });
    return fileFactsSchema.parse(JSON.parse(stdout));
  } catch (error) {
    log.error("A file for printing could not be checked", error);
    return null;
  }
}
