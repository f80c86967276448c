import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { paths } from "@/lib/paths";
import type { Admission, ProviderProfile } from "@/lib/session/google";
import { ACCOUNT, endSessions, type Device } from "@/lib/session/sessions";
import { actorOf } from "./actor";
import { refuseDeactivated } from "./deactivated";
import { admitAccount } from "./log-in";
import { claimGuestOrders } from "./verify-email";

export interface GoogleOptions {
  db: PrismaClient;
  profile: ProviderProfile;
  device: Device;
}

const SIGN_IN = {
  ...ACCOUNT,
  twoFactorEnabled: true,
  emailVerifiedAt: true,
  deactivatedAt: true,
} as const;

/**
 * Signs in whom the provider vouches for: by the provider's own id, else by an e-mail that the
 * provider has verified; a new address opens an account. Two-factor is asked for as after a password.
 */
export async function signInWithGoogle(options: GoogleOptions): Promise<Admission> {
  const { db, profile, device } = options;
  if (!profile.emailVerified || profile.email === "") {
    return { redirect: paths.signInFailed("google_unverified") };
  }
  const outcome = await db.$transaction(async (tx) => {
    const account = await accountOf(tx, options);
    if (account.deactivatedAt) return { state: "deactivated" as const, account };
    return admitAccount(tx, account, { remember: false, device });
  });
  if (outcome.state === "deactivated") {
    await refuseDeactivated(db, outcome.account, device);
    return { redirect: paths.signInFailed("google_deactivated") };
  }
  if (outcome.state === "second-factor") return { redirect: paths.secondFactor(outcome.handle) };
  return { token: outcome.token };
}

async function accountOf(tx: Transaction, { profile, device }: GoogleOptions) {
  const { subject, email, name } = profile;
  const bySubject = await tx.user.findUnique({
    where: { googleSubject: subject },
    select: SIGN_IN,
  });
  if (bySubject) return bySubject;
  const byEmail = await tx.user.findUnique({ where: { email }, select: SIGN_IN });
  if (byEmail) return link(tx, byEmail, subject);
  const account = await tx.user.create({
    data: { name, email, googleSubject: subject, emailVerifiedAt: new Date() },
    select: SIGN_IN,
  });
  await claimGuestOrders(tx, account);
  await recordAudit(tx, {
    event: "Account Created",
    actor: actorOf(account),
    description: `${email} opened an account with Google`,
    ipAddress: device.ipAddress,
  });
  return account;
}

/**
 * Somebody may have opened an account with an address that is not theirs and wait for its owner to
 * come with Google: what was not verified until now loses its password and its sessions.
 */
async function link(
  tx: Transaction,
  account: { id: string; email: string; emailVerifiedAt: Date | null },
  googleSubject: string,
) {
  const isFirstProof = account.emailVerifiedAt === null;
  if (isFirstProof) {
    await endSessions(tx, account.id);
    await claimGuestOrders(tx, account);
  }
  return tx.user.update({
    where: { id: account.id },
    data: {
      googleSubject,
      ...(isFirstProof ? { emailVerifiedAt: new Date(), passwordHash: null } : {}),
    },
    select: SIGN_IN,
  });
}
