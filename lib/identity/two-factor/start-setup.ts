import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import {
  requireOwnPassword,
  requireSamePassword,
} from "@/lib/identity/accounts/passwords/require-password";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { proveSecondFactor } from "./prove-second-factor";
import type { TwoFactorSetup } from "./schemas";
import { seal } from "./secret-box";
import { acceptCode, newSecret, otpauthUrl } from "./totp";

export interface StartSetupOptions extends SignedInWrite {
  /** Needed when two-factor is on: a code of the present secret, or a recovery code. */
  code?: string;
  /** Needed when it is off and the account has a password. */
  currentPassword?: string;
}

/**
 * Makes a sealed secret that is pending until a code of it is confirmed; the old secret is valid until then. The secret
 * is returned only once: a page that is reloaded has to request another. A session alone is not enough, because
 * somebody with a stolen session could lock the owner out.
 * @throws AppError invalid_input for a missing or wrong code or password, rate_limited
 */
export async function startSetup(options: StartSetupOptions): Promise<TwoFactorSetup> {
  const { db, identity, code, ipAddress } = options;
  const { account } = identity;
  const secret = newSecret();
  const store = (tx: Transaction) => keepPending(tx, options, secret);
  if (code !== undefined && account.twoFactorEnabled) {
    const accepts = (tx: Transaction, text: string) => acceptCode(tx, account.id, text);
    await proveSecondFactor({
      db,
      identity,
      code,
      ipAddress,
      accepts,
      takesRecoveryCode: true,
      change: store,
    });
  } else {
    await startFirstSetup(options, store);
  }
  const { siteName } = await readShopSettings(db);
  return { secret, otpauthUrl: otpauthUrl(secret, siteName, account.email) };
}

async function startFirstSetup(
  { db, identity, currentPassword: password, ipAddress }: StartSetupOptions,
  store: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { account } = identity;
  if (account.twoFactorEnabled) throw codeNeeded();
  const provenHash = await requireOwnPassword({ db, account, password, ipAddress });
  await db.$transaction(async (tx) => {
    const locked = await lockSignedInAdmin(tx, identity);
    // The state that the session knew may have changed in another window.
    if (locked.twoFactorEnabled) throw codeNeeded();
    requireSamePassword(locked, provenHash);
    await store(tx);
  });
}

function codeNeeded(): AppError {
  return invalidField("twoFactorToken", "Enter the code that your authenticator app shows now.");
}

async function keepPending(
  tx: Transaction,
  { identity: { account }, ipAddress }: StartSetupOptions,
  secret: string,
): Promise<void> {
  await tx.user.update({
    where: { id: account.id },
    data: { twoFactorPendingSecret: seal(secret, account.id) },
    select: { id: true },
  });
  await recordAudit(tx, {
    event: "Two-Factor Setup Started",
    actor: toActor(account),
    description: `${account.email} asked for a new two-factor secret`,
    ipAddress,
  });
}

/** Deletes a pending secret; does nothing when there is none. */
export async function cancelSetup({
  db,
  identity,
  ipAddress,
}: Omit<StartSetupOptions, "code" | "currentPassword">): Promise<void> {
  const { account } = identity;
  await db.$transaction(async (tx) => {
    await lockSignedInAdmin(tx, identity);
    const { count } = await tx.user.updateMany({
      where: { id: account.id, twoFactorPendingSecret: { not: null } },
      data: { twoFactorPendingSecret: null },
    });
    if (count === 0) return;
    await recordAudit(tx, {
      event: "Two-Factor Setup Cancelled",
      actor: toActor(account),
      description: `${account.email} dropped a two-factor secret before confirming it`,
      ipAddress,
    });
  });
}
