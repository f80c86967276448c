import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { lockAccount, type LockedAccount } from "@/lib/session/lock-account";

/**
 * What stands in the address when somebody comes back from the provider: good once, for a minute, and
 * only with the secret of the browser that began. It is no session: redeeming it opens one.
 */

const LIFETIME_MS = 60 * 1000;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Answers the code. `browser` is the secret of the flow's cookie. */
export async function createSignInCode(
  tx: Transaction,
  { account, browser }: { account: LockedAccount; browser: string },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await tx.signInCode.create({
    data: {
      codeHash: hashOf(code),
      browserHash: hashOf(browser),
      userId: account.id,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    },
    select: { id: true },
  });
  return code;
}

interface SignInCode {
  code: string;
  browser: string;
}

const good = ({ code, browser }: SignInCode) => ({
  codeHash: hashOf(code),
  browserHash: hashOf(browser),
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Uses a code up, once, even in a race; answers whose it is, undefined where it opens nothing here. */
export async function consumeSignInCode(
  tx: Transaction,
  code: SignInCode,
): Promise<LockedAccount | undefined> {
  const found = await tx.signInCode.findFirst({ where: good(code), select: { userId: true } });
  // Before the code: a change of the account, which ends the code, takes them in this order.
  const account = found && (await lockAccount(tx, found.userId));
  const data = { usedAt: new Date() };
  const { count } = await tx.signInCode.updateMany({ where: good(code), data });
  return account && count === 1 ? account : undefined;
}
