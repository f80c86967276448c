import "server-only";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Db } from "@/lib/db/client";
import { isAppCode } from "./schemas";
import { openSecret, seal } from "./secret-box";

/** Time-based one-time passwords (RFC 6238): 6 digits, 30-second steps, SHA-1 as all apps read it. */

/** Codes from this many seconds before and after now are accepted: one step each way, for clocks that differ. */
const TOLERANCE_SECONDS = 30;

/** Returns the time step of a right code; undefined for a wrong code. */
export function findTotpStep(secret: string, code: string): number | undefined {
  if (!isAppCode(code)) return undefined;
  const result = verifySync({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** 160 random bits (RFC 4226 section 4) in base32, which a person can type. */
export function newSecret(): string {
  return generateSecret();
}

/** The content of the QR code; the app lists the account under the shop's name. */
export function otpauthUrl(secret: string, issuer: string, account: string): string {
  return generateURI({ secret, issuer, label: account });
}

/**
 * Accepts a code once: a conditional update stores its step, so that of two parallel logins with the same code only one
 * passes. The update also names the secret that the code was checked against, because another request may have replaced
 * it. A secret sealed under the previous AUTH_SECRET is resealed at the same time. Returns false for a wrong or already
 * used code.
 */
export async function acceptCode(db: Db, userId: string, code: string): Promise<boolean> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { twoFactorSecret: true },
  });
  if (!user?.twoFactorSecret) return false;
  const { secret, stale } = openSecret(user.twoFactorSecret, userId);
  const step = findTotpStep(secret, code);
  if (step === undefined) return false;
  const { count } = await db.user.updateMany({
    where: {
      id: userId,
      twoFactorSecret: user.twoFactorSecret,
      OR: [{ twoFactorStep: null }, { twoFactorStep: { lt: step } }],
    },
    data: { twoFactorStep: step, ...(stale ? { twoFactorSecret: seal(secret, userId) } : {}) },
  });
  return count === 1;
}
