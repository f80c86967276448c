import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { workQueue } from "@/lib/limits/at-once";
import { AT_ONCE } from "@/lib/limits/limits";

/** The package's enum is ambient, which isolated modules cannot read. */
const ARGON2ID = 2;

/** 46 MiB, one pass, one lane: the least that OWASP's password storage sheet accepts for argon2id. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Hashing takes memory and one of the few threads that files and names are read by, too: a few at a time,
 * and no more wait than are done within some seconds. Beyond that the caller is told to come again,
 * instead of everybody's requests running out of time.
 */
const hashing = workQueue(AT_ONCE.passwordHashes);

/**
 * The argon2id hash in its PHC text form, salt and parameters included.
 * @throws AppError unavailable while too many hashes are under way
 */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, PARAMETERS));
}

/** 96 random bits, for an admin who has chosen none. */
export const randomPassword = (): string => randomBytes(12).toString("base64url");

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is right. An account that does not exist or has none costs the same time, so
 * that nobody can tell from the clock which addresses have accounts.
 * @throws AppError unavailable while too many hashes are under way
 */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hash("nobody has this password", PARAMETERS);
  const expected = passwordHash ?? (await nobodysHash);
  const matches = await hashing(() => verify(expected, password));
  return matches && Boolean(passwordHash);
}
