import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { startThrowaway } from "@/lib/db/embedded/embedded";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated database that every worker copies; copying fails while a client is connected to it. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the run and migrates it once; it is removed when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowaway();
  await promisify(execFile)(process.execPath, [
    "--import=./lib/runtime/node-hooks.mjs",
    "e2e/support/prepare-template.ts",
    server.url,
  ]);
  project.provide("templateUrl", server.url);
  return () => server.stop();
}
