import "server-only";
import { EnvError } from "@/lib/base/env";
import { OutdatedDatabaseError } from "@/lib/db/migrations/migration-names";
import { log } from "@/lib/base/log";
import { StartError } from "./steps";

/** Prints one line for a problem that the operator can fix, and the full error otherwise. */
export function reportStartError(error: unknown): void {
  const known = [StartError, EnvError, OutdatedDatabaseError].some((kind) => error instanceof kind);
  if (known) {
    process.stderr.write(`\n${(error as Error).message}\n`);
  } else {
    log.error("The shop could not start", error);
  }
}
