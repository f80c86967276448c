import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { LockedAccount } from "@/lib/session/lock-account";
import { openSession, type Device, type OpenedSession } from "@/lib/session/sessions";
import { deviceName } from "./sign-in/device-name";
import { createPendingLogin } from "./sign-in/pending-login";

export type Admission =
  | ({ state: "signed-in" } & OpenedSession)
  /** The first factor was right; `handle` identifies the login until the second factor is given. */
  | { state: "second-factor"; handle: string };

/** Opens the session, or a pending login where the account has a second factor. */
export async function admitAccount(
  tx: Transaction,
  account: LockedAccount,
  { remember, device, means }: { remember: boolean; device: Device; means: "password" | "Google" },
): Promise<Admission> {
  const first = means === "Google" ? means : "the password";
  const entry = {
    actor: toActor(account),
    ipAddress: device.ipAddress,
    details: { means, device: deviceName(device.userAgent) },
  };
  if (account.twoFactorEnabled) {
    const handle = await createPendingLogin(tx, { account, remember });
    await recordAudit(tx, {
      ...entry,
      event: "Second Factor Requested",
      description: `${account.email} signed in with ${first} and was asked for the second factor`,
      status: "info",
    });
    return { state: "second-factor", handle };
  }
  const opened = await openSession(tx, { account, remember, device });
  await recordAudit(tx, {
    ...entry,
    event: "Login",
    description: `${account.email} signed in with ${first}`,
  });
  return { state: "signed-in", ...opened };
}
