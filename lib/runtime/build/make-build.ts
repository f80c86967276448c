import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { COMPILED_OUTPUT } from "./build-output";
import { loadOnly } from "./load-only.mjs";
import { TOO_LITTLE } from "./require-memory";
import { reportStartError } from "../supervisor/report-start-error";
import { StartError } from "../supervisor/steps";

// Builds the site in a process that ends when it is done; build.ts starts it.

const ending = new AbortController();

/**
 * Next's build in its two halves, each in a process of its own: one process would keep the compiler's memory while pages
 * are generated, half a gigabyte more.
 */
const HALVES = ["compile", "generate"] as const;

async function build(): Promise<void> {
  // Nothing of another build is ever requested again.
  await rm(COMPILED_OUTPUT, { recursive: true, force: true });
  for (const half of HALVES) await runNext(half);
  const env = { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: COMPILED_OUTPUT };
  // Starts it without a loader, as web-processes.ts does.
  await loadOnly("lib/runtime/web.ts", { execArgv: [], env });
  // The first mail after a start is one that somebody waits for.
  await loadOnly("lib/runtime/worker.ts");
}

async function runNext(half: (typeof HALVES)[number]): Promise<void> {
  const next = path.resolve("node_modules/.bin/next");
  const child = spawn(process.execPath, [next, "build", "--experimental-build-mode", half], {
    env: {
      ...process.env,
      // A build must not need a database: there is none where a container image is built.
      DATABASE_URL: "",
      DATABASE_READ_URL: "",
      DATABASE_DIRECT_URL: "",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      // A build runs once, so its compile cache would only fill the disk.
      NODE_DISABLE_COMPILE_CACHE: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    signal: ending.signal,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (killedBy === "SIGKILL") throw new StartError(`The system ended the build. ${TOO_LITTLE}`);
  if (code !== 0) throw new StartError(`The build failed:\n${output}`);
}

build().then(
  () => process.exit(0),
  (error: unknown) => {
    if (!ending.signal.aborted) reportStartError(error);
    process.exit(1);
  },
);
process.on("disconnect", () => ending.abort());
