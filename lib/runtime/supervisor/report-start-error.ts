import "server-only";
import { EnvError } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { StartError } from "./steps";

/** Prints one line for a problem that the operator can fix, and the full error otherwise. */
export function reportStartError(error: unknown): void {
  if (error instanceof StartError || error instanceof EnvError) {
    process.stderr.write(`\n${error.message}\n`);
  } else {
    log.error("The shop could not start", error);
  }
}
