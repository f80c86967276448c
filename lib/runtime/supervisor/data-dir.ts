import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { incomingFolder, incomingFolders } from "@/lib/files/uploads";
import { StartError } from "./steps";

/** The folder that contains everything that the program stores on disk. */

const PID_FILE = "shop.pid";

/** Creates the folder and claims it for this process. The claim of a crashed process does not count. */
export async function claimDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(path.join(dataDir, "uploads"), { recursive: true }).catch((error: unknown) => {
    throw new StartError(`DATA_DIR cannot be written: ${String(error)}`);
  });
  await requireNoOwner(dataDir);
  const file = path.join(dataDir, PID_FILE);
  await writeFile(file, String(process.pid));
  await discardLeft(dataDir);
  return { release: () => rm(file, { force: true }) };
}

/** @throws StartError when another process holds the folder */
export async function requireNoOwner(dataDir: string): Promise<void> {
  const owner = await livingOwner(dataDir);
  if (!owner) return;
  const what = owner.isCommand ? "a command" : "another shop";
  throw new StartError(`DATA_DIR is in use by ${what} (process ${owner.pid}); stop it first.`);
}

/**
 * Removes unfinished uploads of processes that are gone. A web process outlives a supervisor that was killed until it
 * has finished its answers.
 */
async function discardLeft(dataDir: string): Promise<void> {
  for (const name of await readdir(incomingFolders(dataDir)).catch(() => [])) {
    const isAnswering = /^\d+$/.test(name) && (await readProgram(Number(name), [WEB])) === WEB;
    if (!isAnswering)
      await rm(path.join(incomingFolders(dataDir), name), { recursive: true, force: true });
  }
}

/** Removes unfinished uploads of a process that has ended. */
export async function discardIncoming(pid: number, dataDir: string): Promise<void> {
  await rm(incomingFolder(pid, dataDir), { recursive: true, force: true });
}

export interface Owner {
  pid: number;
  /** True for an operator's command, which holds the folder of a stopped shop for a short time. */
  isCommand: boolean;
}

/** Returns the other process that holds the folder now, if any. */
export async function livingOwner(dataDir: string): Promise<Owner | undefined> {
  const text = await readFile(path.join(dataDir, PID_FILE), "utf8").catch(() => "0");
  const pid = Number(text);
  if (!pid || pid === process.pid) return undefined;
  const program = await readProgram(pid, [SHOP, COMMAND]);
  return program ? { pid, isCommand: program === COMMAND } : undefined;
}

const SHOP = "lib/runtime/start";
const COMMAND = "lib/runtime/operator/run";
const WEB = "lib/runtime/web";

/**
 * Process ids are used again after a reboot, so the program of a living process is checked. Where the system does not
 * report it, the process counts as the first of these programs.
 */
export async function readProgram(
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

/** Returns the root of all keys. */
export const storedSecret = (dataDir: string): Promise<string> =>
  stored(path.join(dataDir, "auth-secret"), () => randomBytes(48).toString("base64url"));

/** Returns the keys by which push services know the shop (RFC 8292). Without them devices subscribe anew. */
export async function storedVapidKeys(dataDir: string) {
  const text = await stored(path.join(dataDir, "vapid-keys"), async () => {
    const { publicKey, privateKey } = (await import("web-push")).default.generateVAPIDKeys();
    return `${publicKey} ${privateKey}`;
  });
  const [VAPID_PUBLIC_KEY = "", VAPID_PRIVATE_KEY = ""] = text.split(" ");
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
}

/** Returns a secret that is made once and kept in a file readable only by the shop's own system account. */
async function stored(file: string, make: () => string | Promise<string>): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept) return kept.trim();
  const secret = await make();
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
