import "server-only";
import { addressBlock } from "@/lib/base/client-address/address-block";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { consumeAuditedGuess } from "@/lib/session/guesses/consume-audited-guess";
import { forgetGuesses, type Guess } from "@/lib/session/guesses/guess-limit";
import type { Device } from "@/lib/session/sessions";
import { checkPassword } from "./password";

export interface PasswordGuess {
  db: PrismaClient;
  /** As typed, also where nobody has it. */
  email: string;
  password: string;
  account: { id: string; passwordHash: string | null } | null;
  device: Device;
  /** What the audit log is told of a wrong password, and of one too many. */
  failure: (what: "wrong" | "too many") => AuditEntry;
}

/**
 * Whether somebody who is not signed in knows the account's password; as slow to guess here as there,
 * because everybody who asks shares the counters.
 * @throws AppError rate_limited
 */
export async function guessPassword(guess: PasswordGuess): Promise<boolean> {
  const { db, account, password, failure } = guess;
  const guesses = await guessesOf(guess);
  await consumeAuditedGuess(db, guesses, failure("too many"));
  const isRight = await checkPassword(account?.passwordHash, password);
  if (isRight) await forgetGuesses(db, guesses);
  else await db.$transaction((tx) => recordAudit(tx, failure("wrong")));
  return isRight;
}

/** Has no sessions; it is asked for them all the same, so that no clock tells which accounts there are. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Who guesses what. The counter of an account from everywhere is left out where the account has been
 * used from this address before, so that strangers cannot slow its owner down.
 */
async function guessesOf({ db, email, account, device }: PasswordGuess): Promise<Guess[]> {
  const { ipAddress } = device;
  const where = { userId: account?.id ?? NOBODY, ipAddress };
  const known = (await db.session.findFirst({ where, select: { id: true } })) !== null;
  const place = addressBlock(ipAddress);
  return [
    { kind: "accountFromAddress", subject: `${email} ${place}` },
    { kind: "address", subject: place },
    ...(known ? [] : [{ kind: "account", subject: email } as const]),
  ];
}
