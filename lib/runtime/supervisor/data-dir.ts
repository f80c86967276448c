import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { incomingFolder, incomingFolders } from "@/lib/files/uploads";
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
  await discardLeft(dataDir);
  return { release: () => rm(file, { force: true }) };
}

/**
 * Removes what requests were bringing to processes that are gone. A web process outlives a supervisor that
 * was killed until it has answered whom it was answering.
 */
async function discardLeft(dataDir: string): Promise<void> {
  for (const name of await readdir(incomingFolders(dataDir)).catch(() => [])) {
    const isAnswering = /^\d+$/.test(name) && (await programOf(Number(name), [WEB])) === WEB;
    if (!isAnswering)
      await rm(path.join(incomingFolders(dataDir), name), { recursive: true, force: true });
  }
}

/** Removes what requests were bringing to a process that has ended. */
export async function discardIncomingOf(pid: number, dataDir: string): Promise<void> {
  await rm(incomingFolder(pid, dataDir), { recursive: true, force: true });
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
  const program = await programOf(pid, [SHOP, COMMAND]);
  return program ? { pid, isCommand: program === COMMAND } : undefined;
}

const SHOP = "lib/runtime/start";
const COMMAND = "lib/operator/run";
const WEB = "lib/runtime/web";

/**
 * Process ids are used again after a restart of the machine, so a living one is looked at closer. Where the
 * system does not tell what it runs it counts as the first of these programs.
 */
async function programOf(
  pid: number,
  programs: readonly [string, ...string[]],
): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => programs[0]);
  return programs.find((program) => command.includes(program));
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
