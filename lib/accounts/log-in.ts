import "server-only";
import { recordAudit } from "@/lib/audit/record";
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
import { forgetGuesses, takeGuess, type Guess } from "./guess-limit";
import { checkPassword } from "./password";
import { createPendingLogin } from "./pending-login";

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
  await takeGuess(db, guesses);
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    await recordFailure(options, user);
    throw new AppError(
      "invalid_credentials",
      "E-mail or password is not right. Please check your credentials and try again.",
    );
  }
  await forgetGuesses(db, guesses);
  if (user.deactivatedAt) throw await refuseDeactivated(db, user, device);
  return db.$transaction((tx) => admitAccount(tx, user, options));
}

/** Opens the session, or a pending login where the account has a second factor. */
export async function admitAccount(
  tx: Transaction,
  account: Account & { twoFactorEnabled: boolean },
  { remember, device }: { remember: boolean; device: Device },
): Promise<LogInOutcome> {
  if (account.twoFactorEnabled) {
    const handle = await createPendingLogin(tx, { userId: account.id, remember });
    return { state: "second-factor", handle };
  }
  const opened = await openSession(tx, { account, remember, device });
  await recordAudit(tx, {
    event: "Login",
    actor: actorOf(account),
    description: `${account.email} signed in`,
    ipAddress: device.ipAddress,
  });
  return { state: "signed-in", ...opened };
}

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
  const known =
    userId !== undefined &&
    (await db.session.findFirst({ where: { userId, ipAddress }, select: { id: true } })) !== null;
  return [
    { kind: "accountFromAddress", subject: `${email} ${ipAddress}` },
    { kind: "address", subject: ipAddress },
    ...(known ? [] : [{ kind: "account", subject: email } as const]),
  ];
}

async function recordFailure(
  { db, email, device }: LogInOptions,
  user: Account | null,
): Promise<void> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Login Failed",
      actor: user ? actorOf(user) : { userId: null, identifier: email, name: "Unknown" },
      description: "Sign-in with a wrong e-mail or password",
      status: "failed",
      ipAddress: device.ipAddress,
    }),
  );
}
