import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

/** A fixed amount of work, and the milliseconds that it takes on an idle machine. */
const ROUNDS = 300_000;
const ALONE_MS = 100;

/** Returns how many times slower than on an idle machine work is at this moment; at least 1. */
export async function paceNow(): Promise<number> {
  const started = performance.now();
  await promisify(pbkdf2)("", "", ROUNDS, 64, "sha512");
  return Math.max(1, (performance.now() - started) / ALONE_MS);
}
