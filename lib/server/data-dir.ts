import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { incomingFolder } from "@/lib/files/uploads";
import { StartError } from "./steps";

/** The folder in which everything that the program keeps on disk stands. */

const PID_FILE = "shop.pid";

/** Makes the folder and takes it for this process; a crashed process's claim counts for nothing. */
export async function claimDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(path.join(dataDir, "uploads"), { recursive: true }).catch((error: unknown) => {
    throw new StartError(`DATA_DIR cannot be written: ${String(error)}`);
  });
  const owner = await livingOwner(dataDir);
  if (owner) {
    const what = owner.isCommand ? "a command" : "another shop";
    throw new StartError(`DATA_DIR is in use by ${what} (process ${owner.pid}); stop it first.`);
  }
  const file = path.join(dataDir, PID_FILE);
  await writeFile(file, String(process.pid));
  // What requests were bringing when the shop was killed; nobody will come back for it.
  await rm(incomingFolder(dataDir), { recursive: true, force: true });
  return { release: () => rm(file, { force: true }) };
}

export interface Owner {
  pid: number;
  /** A command of the operator's, which holds the folder of a stopped shop for a moment. */
  isCommand: boolean;
}

/** Whichever other process holds the folder now. */
export async function livingOwner(dataDir: string): Promise<Owner | undefined> {
  const text = await readFile(path.join(dataDir, PID_FILE), "utf8").catch(() => "0");
  const pid = Number(text);
  if (!pid || pid === process.pid) return undefined;
  const program = await programOf(pid);
  return program ? { pid, isCommand: program === COMMAND } : undefined;
}

const SHOP = "lib/server/start";
const COMMAND = "lib/operator/run";

/** Process ids are used again after a restart of the machine, so a living one is looked at closer. */
async function programOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => SHOP);
  return [SHOP, COMMAND].find((program) => command.includes(program));
}

/** The root of all keys, made once and kept readable for the shop's own account alone. */
export async function storedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "auth-secret");
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept.trim();
  const secret = randomBytes(48).toString("base64url");
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
