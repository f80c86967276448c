import "server-only";
import { type AuditEntry, recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import { openSession, type Device, type OpenedSession } from "@/lib/identity/session/sessions";
import { deviceName } from "./sign-in/device-name";
import { createPendingLogin } from "./sign-in/pending-login";

type SignedInAdmission = { state: "signed-in" } & OpenedSession;

export type Admission =
  | SignedInAdmission
  /** The first factor was right; `handle` identifies the login until the second factor is given. */
  | { state: "second-factor"; handle: string };

/** One factor, after which an account with two-factor is asked for the other. */
type FirstFactor = "password" | "Google";

/**
 * Cases without a further second factor: it was just given, there is none yet, or the session of a new password
 * replaces one opened with it.
 */
type FullProof = "code" | "recovery code" | "new account" | "new password";

interface AdmitOptions<Means> {
  remember: boolean;
  device: Device;
  means: Means;
}

/** Log entry of each case; the last two are logged by the caller. */
const LOGINS: Record<FirstFactor | FullProof, Pick<AuditEntry, "event" | "status"> | undefined> = {
  password: { event: "Login" },
  Google: { event: "Login" },
  code: { event: "Login" },
  "recovery code": { event: "Recovery Code Used", status: "warning" },
  "new account": undefined,
  "new password": undefined,
};

const PHRASES = { password: "the password", Google: "Google", code: "a code" } as const;

/**
 * The only way to a session: opens it, or a pending login if the account's second factor was not given yet. The caller
 * has locked the account's row, compared the proof and refused a deactivated account.
 */
export async function admitAccount(
  tx: Transaction,
  account: LockedAccount,
  options: AdmitOptions<FullProof>,
): Promise<SignedInAdmission>;
export async function admitAccount(
  tx: Transaction,
  account: LockedAccount,
  options: AdmitOptions<FirstFactor>,
): Promise<Admission>;
export async function admitAccount(
  tx: Transaction,
  account: LockedAccount,
  { remember, device, means }: AdmitOptions<FirstFactor | FullProof>,
): Promise<Admission> {
  const how = means in PHRASES ? PHRASES[means as keyof typeof PHRASES] : `a ${means}`;
  const entry = {
    actor: toActor(account),
    ipAddress: device.ipAddress,
    details: { means, device: deviceName(device.userAgent) },
  };
  if (account.twoFactorEnabled && (means === "password" || means === "Google")) {
    const handle = await createPendingLogin(tx, { account, remember });
    await recordAudit(tx, {
      ...entry,
      event: "Second Factor Requested",
      description: `${account.email} signed in with ${how} and was asked for the second factor`,
      status: "info",
    });
    return { state: "second-factor", handle };
  }
  const opened = await openSession(tx, { account, remember, device });
  const login = LOGINS[means];
  if (login) {
    const description = `${account.email} signed in with ${how}`;
    await recordAudit(tx, { ...entry, ...login, description });
  }
  return { state: "signed-in", ...opened };
}
