import { spawn } from "node:child_process";
import { once } from "node:events";

/** Tells a program of the shop to end as soon as it is loaded. */
export const LOAD_ONLY = "--load-only";

/**
 * Makes Node compile a program and keep the result for the run that follows. A failure is ignored here, because that
 * run reports it.
 */
export async function loadOnly(program, { execArgv = process.execArgv, env = process.env } = {}) {
  const child = spawn(process.execPath, [...execArgv, program, LOAD_ONLY], {
    env,
    stdio: "ignore",
  });
  await once(child, "exit");
}
