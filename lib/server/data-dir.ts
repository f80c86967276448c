import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "./steps";

/** The folder in which everything that the program keeps on disk stands. */

const PID_FILE = "shop.pid";

/** Makes the folder and takes it for this process; a crashed process's claim counts for nothing. */
export async function claimDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(path.join(dataDir, "uploads"), { recursive: true }).catch((error: unknown) => {
    throw new StartError(`DATA_DIR cannot be written: ${String(error)}`);
  });
  const file = path.join(dataDir, PID_FILE);
  const owner = Number(await readFile(file, "utf8").catch(() => "0"));
  if (owner && owner !== process.pid && (await isShop(owner))) {
    throw new StartError(`DATA_DIR is in use by another shop (process ${owner}); stop it first.`);
  }
  await writeFile(file, String(process.pid));
  return { release: () => rm(file, { force: true }) };
}

/** Process ids are used again after a restart of the machine, so a living one is looked at closer. */
async function isShop(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "lib/server/start");
  return command.includes("lib/server/start");
}

/** The root of all keys, made once and kept readable for the shop's own account alone. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "auth-secret");
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept.trim();
  const secret = randomBytes(48).toString("base64url");
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
