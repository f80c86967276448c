import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

/** Some work that is the same each time, and the milliseconds that it takes where nobody else is at work. */
const ROUNDS = 300_000;
const ALONE_MS = 100;

/** How many times as long as on a machine of its own things take at this moment; at least 1. */
export async function paceNow(): Promise<number> {
  const started = performance.now();
  await promisify(pbkdf2)("", "", ROUNDS, 64, "sha512");
  return Math.max(1, (performance.now() - started) / ALONE_MS);
}
