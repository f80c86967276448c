import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@/lib/db/client";

/**
 * What stands in the address when somebody comes back from the provider: good once, for a minute, and
 * only with the secret of the browser that began. It is no session: redeeming it opens one.
 */

const LIFETIME_MS = 60 * 1000;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Answers the code. `browser` is the secret of the flow's cookie. */
export async function createSignInCode(
  tx: Transaction,
  { userId, browser }: { userId: string; browser: string },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await tx.signInCode.create({
    data: {
      codeHash: hashOf(code),
      browserHash: hashOf(browser),
      userId,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    },
    select: { id: true },
  });
  return code;
}

/** Uses a code up, once, even in a race; answers whose it is, undefined where it opens nothing here. */
export async function takeSignInCode(
  tx: Transaction,
  { code, browser }: { code: string; browser: string },
): Promise<string | undefined> {
  const [taken] = await tx.signInCode.updateManyAndReturn({
    where: {
      codeHash: hashOf(code),
      browserHash: hashOf(browser),
      usedAt: null,
      expiresAt: { gt: new Date() },
    },
    data: { usedAt: new Date() },
    select: { userId: true },
  });
  return taken?.userId;
}
