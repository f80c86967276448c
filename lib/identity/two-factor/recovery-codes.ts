import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";

/** Codes that each replace the authenticator app once; only their hashes are stored. */

const COUNT = 10;

/** Crockford's alphabet: no I, L, O or U, which are misread. It has 32 characters, so that a byte picks one evenly. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 80 random bits: a fast hash is enough, even against somebody with a copy of the table. */
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Returns a code such as "7QH4-MK2T-9XWC-03FA". */
function newCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET.charAt(byte % 32));
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
  );
  return groups.join("-");
}

/**
 * Hashes a code as a person types it: case, spaces and hyphens are ignored, and lookalikes of 0 and 1 count as these.
 */
function computeHash(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return createHash("sha256").update(plain).digest("base64url");
}

/** Makes ten new codes, which replace the old ones. They are returned only here and cannot be read again. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: computeHash(code) })),
  });
  return codes;
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}

/** Uses a recovery code up, once, even in a race. Returns false for a code that is unknown or used. */
export async function redeemRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: computeHash(code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}
