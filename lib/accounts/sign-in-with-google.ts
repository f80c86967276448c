import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { paths } from "@/lib/paths";
import type { ProviderProfile } from "@/lib/session/google";
import type { SignInFlow } from "@/lib/session/sign-in-flow";
import { ACCOUNT, endSessions, type Device } from "@/lib/session/sessions";
import { actorOf } from "./actor";
import { refuseDeactivated } from "./deactivated";
import { createSignInCode } from "./sign-in-code";
import { claimGuestOrders } from "./verify-email";

export interface GoogleOptions {
  db: PrismaClient;
  profile: ProviderProfile;
  device: Device;
  /** What the browser remembers that began. */
  flow: SignInFlow;
}

const SIGN_IN = {
  ...ACCOUNT,
  emailVerifiedAt: true,
  deactivatedAt: true,
} as const;

/**
 * Finds the account of whom the provider vouches for: by the provider's own id, else by an e-mail that
 * the provider has verified; a new address opens one. Answers the path at which the browser goes on,
 * with a code that only it can redeem; the session is opened then.
 */
export async function signInWithGoogle(options: GoogleOptions): Promise<string> {
  const { db, profile, device, flow } = options;
  if (!profile.emailVerified || profile.email === "") {
    await recordRefusal(db, "google", {
      event: "Login Failed",
      actor: { ...UNKNOWN_ACTOR, identifier: profile.email || UNKNOWN_ACTOR.identifier },
      description: "Google has not verified the e-mail of this sign-in",
      ipAddress: device.ipAddress,
    });
    return paths.signInFailed("google_unverified");
  }
  const outcome = await db.$transaction(async (tx) => {
    const account = await accountOf(tx, options);
    if (account.deactivatedAt) return { account, code: null };
    const code = await createSignInCode(tx, { userId: account.id, browser: flow.secret });
    return { account, code };
  });
  if (outcome.code !== null) return paths.signedIn(outcome.code, flow.next);
  await refuseDeactivated(db, outcome.account, device);
  return paths.signInFailed("google_deactivated");
}

async function accountOf(tx: Transaction, { profile, device }: GoogleOptions) {
  const { subject, email, name } = profile;
  const bySubject = await tx.user.findUnique({
    where: { googleSubject: subject },
    select: SIGN_IN,
  });
  if (bySubject) return bySubject;
  const byEmail = await tx.user.findUnique({ where: { email }, select: SIGN_IN });
  if (byEmail) return link(tx, byEmail, subject, device);
  const account = await tx.user.create({
    data: { name, email, googleSubject: subject, emailVerifiedAt: new Date() },
    select: SIGN_IN,
  });
  const claimedOrders = await claimGuestOrders(tx, account);
  await recordAudit(tx, {
    event: "Account Created",
    actor: actorOf(account),
    description: `${email} opened an account with Google`,
    ipAddress: device.ipAddress,
    details: { changes: changes(null, { name, email }), claimedOrders },
  });
  return account;
}

/**
 * Somebody may have opened an account with an address that is not theirs and wait for its owner to
 * come with Google: what was not verified until now loses its password and its sessions.
 */
async function link(
  tx: Transaction,
  account: { id: string; name: string; email: string; emailVerifiedAt: Date | null },
  googleSubject: string,
  { ipAddress }: Device,
) {
  const isFirstProof = account.emailVerifiedAt === null;
  const firstProof = isFirstProof && {
    endedSessions: await endSessions(tx, account.id),
    claimedOrders: await claimGuestOrders(tx, account),
    passwordRemoved: true,
  };
  await recordAudit(tx, {
    event: "Google Account Linked",
    actor: actorOf(account),
    description: `${account.email} can sign in with Google from now on`,
    ipAddress,
    ...(firstProof ? { details: firstProof } : {}),
  });
  return tx.user.update({
    where: { id: account.id },
    data: {
      googleSubject,
      ...(isFirstProof ? { emailVerifiedAt: new Date(), passwordHash: null } : {}),
    },
    select: SIGN_IN,
  });
}
