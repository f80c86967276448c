import "server-only";
import { hkdfSync } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/base/env";
import { SECRET } from "./format";

/** Returns the secret that the shop made itself; undefined when the operator sets AUTH_SECRET. */
export async function ownSecret(env: Env): Promise<string | undefined> {
  if (env.AUTH_SECRET) return undefined;
  const text = await readFile(path.join(env.DATA_DIR, SECRET), "utf8").catch(() => "");
  return text.trim() || undefined;
}

/** Stores the restored secret where the shop looks for its own. */
export async function storeSecret(env: Env, secret: string): Promise<void> {
  if (env.AUTH_SECRET) return;
  await writeFile(path.join(env.DATA_DIR, SECRET), secret, { mode: 0o600 });
}

/** Returns eight bytes that differ between secrets and reveal none of them. */
export function calculateFingerprint(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "backup-fingerprint", 8)).toString("hex");
}
