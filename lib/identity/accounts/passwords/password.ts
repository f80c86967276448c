import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";

/** The package's enum is ambient, which isolated modules cannot read. */
const ARGON2ID = 2;

/** 46 MiB, one pass, one lane: the minimum that OWASP's password storage sheet accepts for argon2id. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Hashing takes memory and one of the few threads that also read files and resolve names. So only a few run at a time,
 * and only as many wait as finish within some seconds. Further callers are asked to retry, instead of every request
 * timing out.
 */
const hashing = workQueue(AT_ONCE.passwordHashes);

/** All take turns as one: rate limits count who signs in. */
const EVERYBODY = "everybody";

/**
 * Returns the argon2id hash in its PHC text form, salt and parameters included.
 * @throws AppError unavailable while too many hashes are running
 */
export function hashPassword(password: string): Promise<string> {
  return hashing(EVERYBODY, () => hash(password, PARAMETERS));
}

/** 96 random bits, for an admin who has chosen no password. */
export const randomPassword = (): string => randomBytes(12).toString("base64url");

let nobodysHash: Promise<string> | undefined;

/**
 * Checks a password. An account that does not exist or has no password takes the same time, so that timing does not
 * reveal which addresses have accounts.
 * @throws AppError unavailable while too many hashes are running
 */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hash("nobody has this password", PARAMETERS);
  const expected = passwordHash ?? (await nobodysHash);
  const matches = await hashing(EVERYBODY, () => verify(expected, password));
  return matches && Boolean(passwordHash);
}
