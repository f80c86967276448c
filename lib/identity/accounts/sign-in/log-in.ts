import "server-only";
import { recordAudit, type AuditActor, type AuditEntry, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { ACCOUNT, type Device } from "@/lib/identity/session/sessions";
import type { Account } from "@/lib/identity/session/account";
import { admitAccount, type Admission } from "../admit-account";
import { refuseDeactivated } from "../deactivated";
import { deviceName } from "./device-name";
import { tryPassword } from "./try-password";

export interface LogInOptions {
  db: PrismaClient;
  email: string;
  password: string;
  remember: boolean;
  device: Device;
}

/**
 * Signs in by email and password. An unknown email and a wrong password get the same answer after the same time.
 * @throws AppError invalid_credentials, rate_limited; forbidden for a deactivated account
 */
export async function logIn(options: LogInOptions): Promise<Admission> {
  const { db, email, device } = options;
  const user = await db.user.findUnique({
    where: { email },
    select: { ...ACCOUNT, passwordHash: true },
  });
  const failed = (what: "wrong" | "too many") => failure(options, user, FAILED[what]);
  const isRight = await tryPassword({ ...options, account: user, failure: failed });
  if (!isRight || !user) throw wrongCredentials();
  const outcome = await admitProven(options, user);
  if (outcome === "overtaken") {
    await db.$transaction((tx) => recordAudit(tx, failed("wrong")));
    throw wrongCredentials();
  }
  if (outcome === "deactivated") throw await refuseDeactivated(db, user, device);
  return outcome;
}

/** The password was right a moment ago; since then it may have changed, or the account may be gone. */
async function admitProven(
  { db, remember, device }: LogInOptions,
  proven: { id: string; passwordHash: string | null },
): Promise<Admission | "overtaken" | "deactivated"> {
  return db.$transaction(async (tx) => {
    const account = await lockAccount(tx, proven.id);
    if (account?.passwordHash !== proven.passwordHash) return "overtaken";
    if (account.deactivatedAt) return "deactivated";
    return admitAccount(tx, account, { remember, device, means: "password" });
  });
}

const FAILED = {
  wrong: "Sign-in with a wrong email or password",
  "too many": "Sign-in refused: too many attempts",
};

function wrongCredentials(): AppError {
  return new AppError(
    "invalid_credentials",
    "Wrong email or password. Please check your credentials and try again.",
  );
}

/** An address without an account is recorded as it was typed. */
function failure(
  { email, device }: LogInOptions,
  user: Account | null,
  description: string,
): AuditEntry {
  const stranger: AuditActor = { userId: null, identifier: email, name: "Unknown" };
  return {
    event: "Login Failed",
    actor: user ? toActor(user) : stranger,
    description,
    status: "failed",
    ipAddress: device.ipAddress,
    details: { device: deviceName(device.userAgent) },
  };
}
