import "server-only";
import { parseEnv, type Env } from "@/lib/base/env";
import { checkPort } from "./check-port";
import { requireNoOwner } from "./data-dir";

/** Tells the build that a start wants it. */
export const FOR_START = "--for-start";

/**
 * Checks what a start needs, before anything changes.
 * @throws StartError or EnvError with what the operator can do
 */
export async function checkStart(): Promise<Env> {
  const env = parseEnv(process.env);
  await checkPort({ port: env.PORT, host: env.HOST });
  await requireNoOwner(env.DATA_DIR);
  return env;
}
