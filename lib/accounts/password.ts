import "server-only";
import { hash } from "@node-rs/argon2";

/** The package's enum is ambient, which isolated modules cannot read. */
const ARGON2ID = 2;

/** 46 MiB, one pass, one lane: the least that OWASP's password storage sheet accepts for argon2id. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** The argon2id hash in its PHC text form, salt and parameters included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}
