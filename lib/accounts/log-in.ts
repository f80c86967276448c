import "server-only";
import { addressBlock } from "@/lib/address-block";
import { recordAudit, type AuditActor, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/session/hold-account";
import { ACCOUNT, type Account, type Device } from "@/lib/session/sessions";
import { actorOf } from "./actor";
import { admitAccount, type Admission } from "./admit-account";
import { refuseDeactivated } from "./deactivated";
import { deviceName } from "./device-name";
import { forgetGuesses, type Guess } from "./guess-limit";
import { checkPassword } from "./password";
import { takeNotedGuess } from "./take-noted-guess";

export interface LogInOptions {
  db: PrismaClient;
  email: string;
  password: string;
  remember: boolean;
  device: Device;
}

/**
 * Signs in by e-mail and password. An unknown e-mail and a wrong password are told alike and take the
 * same time.
 * @throws AppError invalid_credentials, rate_limited; forbidden for a deactivated account
 */
export async function logIn(options: LogInOptions): Promise<Admission> {
  const { db, email, password, device } = options;
  const user = await db.user.findUnique({
    where: { email },
    select: { ...ACCOUNT, passwordHash: true },
  });
  const guesses = await guessesOf(db, email, user?.id, device);
  await takeNotedGuess(db, guesses, failure(options, user, "Sign-in refused: too many attempts"));
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    throw await refuse(options, user);
  }
  await forgetGuesses(db, guesses);
  const outcome = await admitProven(options, user);
  if (outcome === "overtaken") throw await refuse(options, user);
  if (outcome === "deactivated") throw await refuseDeactivated(db, user, device);
  return outcome;
}

/** The password was right a moment ago; by now it may be another's, or nobody's. */
async function admitProven(
  { db, remember, device }: LogInOptions,
  proven: { id: string; passwordHash: string | null },
): Promise<Admission | "overtaken" | "deactivated"> {
  return db.$transaction(async (tx) => {
    const account = await holdAccount(tx, proven.id);
    if (account?.passwordHash !== proven.passwordHash) return "overtaken";
    if (account.deactivatedAt) return "deactivated";
    return admitAccount(tx, account, { remember, device, means: "password" });
  });
}

async function refuse(options: LogInOptions, user: Account | null): Promise<AppError> {
  const entry = failure(options, user, "Sign-in with a wrong email or password");
  await options.db.$transaction((tx) => recordAudit(tx, entry));
  return new AppError(
    "invalid_credentials",
    "Wrong email or password. Please check your credentials and try again.",
  );
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
