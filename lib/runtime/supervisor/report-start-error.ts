import "server-only";
import { EnvError } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { StartError } from "./steps";

/** What the operator can mend is one line; everything else is told in full. */
export function reportStartError(error: unknown): void {
  if (error instanceof StartError || error instanceof EnvError) {
    process.stderr.write(`\n${error.message}\n`);
  } else {
    log.error("The shop could not start", error);
  }
}
