import "server-only";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { serverPaths } from "@/lib/base/server-paths";
import type { ProviderProfile } from "@/lib/identity/session/google";
import {
  lockAccountByEmail,
  lockAccountByGoogle,
  type LockedAccount,
} from "@/lib/identity/session/lock-account";
import { endAccess, type Device } from "@/lib/identity/session/sessions";
import type { SignInFlow } from "@/lib/identity/session/cookies";
import { retireLinks } from "@/lib/identity/accounts/account-link";
import { isDuplicate, createAccount } from "@/lib/identity/accounts/register";
import { refuseDeactivated } from "@/lib/identity/accounts/deactivated";
import { createSignInCode } from "@/lib/identity/accounts/sign-in/sign-in-code";
import { claimGuestOrders } from "./claim-guest-orders";
import { revokeUnverified } from "./revoke-unverified";

export interface GoogleOptions {
  db: PrismaClient;
  profile: ProviderProfile;
  device: Device;
  /** The flow that the starting browser remembers in its cookie. */
  flow: SignInFlow;
}

/**
 * Finds the account of the person the provider vouches for: by the provider's own id, else by an email that the
 * provider has verified. A new address opens a new account. Returns the path at which the browser goes on, with a code
 * that only this browser can redeem; the session is opened then.
 */
export async function signInWithGoogle(options: GoogleOptions): Promise<string> {
  const { db, profile, device, flow } = options;
  if (!profile.emailVerified || profile.email === "") {
    await recordRefusal(db, "google", {
      event: "Login Failed",
      actor: { ...UNKNOWN_ACTOR, identifier: profile.email || UNKNOWN_ACTOR.identifier },
      description: "Google has not verified the email of this sign-in",
      ipAddress: device.ipAddress,
    });
    return serverPaths.signInFailed("google_unverified");
  }
  const attempt = () => db.$transaction((tx) => codeFor(tx, options));
  const outcome = await attempt().catch((error: unknown) => {
    // Another request opened an account with this address at the same moment, so it exists now.
    if (isDuplicate(error)) return attempt();
    throw error;
  });
  if (outcome.code !== null) return serverPaths.signedIn(outcome.code, flow.next);
  await refuseDeactivated(db, outcome.account, device);
  return serverPaths.signInFailed("google_deactivated");
}

/** Makes no code for a deactivated account. */
async function codeFor(tx: Transaction, options: GoogleOptions) {
  const account = await readAccount(tx, options);
  if (account.deactivatedAt) return { account, code: null };
  await storePicture(tx, account.id, options.profile);
  return { account, code: await createSignInCode(tx, { account, browser: options.flow.secret }) };
}

/** Stores the provider's current picture; pages show pictures only from https addresses. */
async function storePicture(
  tx: Transaction,
  id: string,
  { picture = "" }: ProviderProfile,
): Promise<void> {
  const isShown = picture.length <= 500 && URL.parse(picture)?.protocol === "https:";
  const avatar = isShown ? picture : null;
  await tx.user.update({ where: { id }, data: { avatar }, select: { id: true } });
}

/** Locks the account before deciding, so that the provider's claims are compared with its current state. */
async function readAccount(
  tx: Transaction,
  { profile, device }: GoogleOptions,
): Promise<LockedAccount> {
  const { issuer, subject, email, name } = profile;
  const google = { googleIssuer: issuer, googleSubject: subject };
  const bySubject = await lockAccountByGoogle(tx, profile);
  if (bySubject) return bySubject;
  const byEmail = await lockAccountByEmail(tx, email);
  if (byEmail) return link(tx, byEmail, google, device);
  const data = { name, email, ...google, emailVerifiedAt: new Date() };
  const account = await createAccount(tx, data);
  const claimedOrders = await claimGuestOrders(tx, account);
  await recordAudit(tx, {
    event: "Account Created",
    actor: toActor(account),
    description: `${email} opened an account with Google`,
    ipAddress: device.ipAddress,
    details: { changes: changes(null, { name, email }), claimedOrders },
  });
  return account;
}

/**
 * A stranger may have opened an account with this address and be waiting for its owner to come with Google. So an
 * account that was unverified until now loses its password, sessions, links and the details that the stranger left.
 */
async function link(
  tx: Transaction,
  account: LockedAccount,
  google: { googleIssuer: string; googleSubject: string },
  { ipAddress }: Device,
): Promise<LockedAccount> {
  const firstProof = account.emailVerifiedAt ? undefined : await endUnverified(tx, account);
  await tx.user.update({ where: { id: account.id }, data: google, select: { id: true } });
  await recordAudit(tx, {
    event: "Google Account Linked",
    actor: toActor(account),
    description: `${account.email} can sign in with Google from now on`,
    ipAddress,
    ...(firstProof ? { details: firstProof } : {}),
  });
  return account;
}

async function endUnverified(tx: Transaction, account: LockedAccount) {
  const { id } = account;
  const endedSessions = await endAccess(tx, id);
  await retireLinks(tx, id);
  await tx.user.update({ where: { id }, data: { passwordHash: null }, select: { id: true } });
  return { endedSessions, passwordRemoved: true, ...(await revokeUnverified(tx, account)) };
}
