import "server-only";
import { addressBlock } from "@/lib/address-block";
import { recordAudit, type AuditActor, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import {
  ACCOUNT,
  openSession,
  type Account,
  type Device,
  type OpenedSession,
} from "@/lib/session/sessions";
import { actorOf } from "./actor";
import { refuseDeactivated } from "./deactivated";
import { deviceName } from "./device-name";
import { forgetGuesses, type Guess } from "./guess-limit";
import { checkPassword } from "./password";
import { createPendingLogin } from "./pending-login";
import { takeNotedGuess } from "./take-noted-guess";

export interface LogInOptions {
  db: PrismaClient;
  email: string;
  password: string;
  remember: boolean;
  device: Device;
}

export type LogInOutcome =
  | ({ state: "signed-in" } & OpenedSession)
  /** The password was right; `handle` stands for the login until the second factor is given. */
  | { state: "second-factor"; handle: string };

/**
 * Signs in by e-mail and password. An unknown e-mail and a wrong password are told alike and take the
 * same time.
 * @throws AppError invalid_credentials, rate_limited; forbidden for a deactivated account
 */
export async function logIn(options: LogInOptions): Promise<LogInOutcome> {
  const { db, email, password, device } = options;
  const user = await db.user.findUnique({
    where: { email },
    select: { ...ACCOUNT, passwordHash: true, twoFactorEnabled: true, deactivatedAt: true },
  });
  const guesses = await guessesOf(db, email, user?.id, device);
  await takeNotedGuess(db, guesses, failure(options, user, "Sign-in refused: too many attempts"));
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    const entry = failure(options, user, "Sign-in with a wrong e-mail or password");
    await db.$transaction((tx) => recordAudit(tx, entry));
    throw new AppError(
      "invalid_credentials",
      "E-mail or password is not right. Please check your credentials and try again.",
    );
  }
  await forgetGuesses(db, guesses);
  if (user.deactivatedAt) throw await refuseDeactivated(db, user, device);
  return db.$transaction((tx) => admitAccount(tx, user, { ...options, means: "password" }));
}

/** Opens the session, or a pending login where the account has a second factor. */
export async function admitAccount(
  tx: Transaction,
  account: Account & { twoFactorEnabled: boolean },
  { remember, device, means }: { remember: boolean; device: Device; means: "password" | "Google" },
): Promise<LogInOutcome> {
  const entry = {
    actor: actorOf(account),
    ipAddress: device.ipAddress,
    details: { means, device: deviceName(device.userAgent) },
  };
  if (account.twoFactorEnabled) {
    const handle = await createPendingLogin(tx, { userId: account.id, remember });
    await recordAudit(tx, {
      ...entry,
      event: "Second Factor Requested",
      description: `${account.email} was asked for the second factor after a right ${means} sign-in`,
      status: "info",
    });
    return { state: "second-factor", handle };
  }
  const opened = await openSession(tx, { account, remember, device });
  await recordAudit(tx, {
    ...entry,
    event: "Login",
    description: `${account.email} signed in with ${means === "Google" ? means : "the password"}`,
  });
  return { state: "signed-in", ...opened };
}

/** Has no sessions; it is asked for them all the same, so that no clock tells which accounts there are. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Who guesses what. The counter of an account from everywhere is left out where the account has been
 * used from this address before, so that strangers cannot slow its owner down.
 */
async function guessesOf(
  db: PrismaClient,
  email: string,
  userId: string | undefined,
  { ipAddress }: Device,
): Promise<Guess[]> {
  const where = { userId: userId ?? NOBODY, ipAddress };
  const known = (await db.session.findFirst({ where, select: { id: true } })) !== null;
  const place = addressBlock(ipAddress);
  return [
    { kind: "accountFromAddress", subject: `${email} ${place}` },
    { kind: "address", subject: place },
    ...(known ? [] : [{ kind: "account", subject: email } as const]),
  ];
}

/** An address without an account is named as it was typed. */
function failure(
  { email, device }: LogInOptions,
  user: Account | null,
  description: string,
): AuditEntry {
  const stranger: AuditActor = { userId: null, identifier: email, name: "Unknown" };
  return {
    event: "Login Failed",
    actor: user ? actorOf(user) : stranger,
    description,
    status: "failed",
    ipAddress: device.ipAddress,
    details: { device: deviceName(device.userAgent) },
  };
}
