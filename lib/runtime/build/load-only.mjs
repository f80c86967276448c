import { spawn } from "node:child_process";
import { once } from "node:events";

/** For a program of the shop's: to end as soon as it is loaded. */
export const LOAD_ONLY = "--load-only";

/** Has Node compile a program, and keep that for the one that is to run; where it fails, that one tells. */
export async function loadOnly(program, { execArgv = process.execArgv, env = process.env } = {}) {
  const child = spawn(process.execPath, [...execArgv, program, LOAD_ONLY], {
    env,
    stdio: "ignore",
  });
  await once(child, "exit");
}
