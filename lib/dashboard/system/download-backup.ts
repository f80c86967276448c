import "server-only";
import path from "node:path";
import type { z } from "@/lib/base/input/zod";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { AGE_ENDING, encryptFile } from "@/lib/base/secrets/encrypted-file";
import {
  requireOwnPassword,
  requireSamePassword,
} from "@/lib/identity/accounts/passwords/require-password";
import { lockSignedInAdmin } from "@/lib/identity/session/lock-account";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { proveSecondFactor } from "@/lib/identity/two-factor/prove-second-factor";
import { acceptCode } from "@/lib/identity/two-factor/totp";
import { isOnDisk } from "./read-backups";
import type { downloadBackupSchema } from "./schemas";

export interface DownloadBackupOptions extends SignedInWrite {
  id: string;
  body: z.output<typeof downloadBackupSchema>;
}

interface EncryptedBackup {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/**
 * Encrypts a backup for an admin, who proves who they are again: it holds all customers' data and the shop's secrets.
 * @throws AppError not_found, invalid_input, rate_limited
 */
export async function downloadBackup(options: DownloadBackupOptions): Promise<EncryptedBackup> {
  const { db, identity, ipAddress, id, body } = options;
  const { account } = identity;
  const run = await db.backupRun.findUnique({
    where: { id },
    select: { file: true, machine: true },
  });
  if (!run?.file || !(await isOnDisk(run.file))) throw notHere(run?.machine);
  const { file } = run;
  if (!account.twoFactorEnabled) throw invalidField("twoFactorToken", NO_SECOND_FACTOR);
  if (body.passphrase === body.currentPassword) throw invalidField("passphrase", SAME);
  const password = body.currentPassword;
  const provenHash = await requireOwnPassword({ db, account, password, ipAddress });
  await proveSecondFactor({
    db,
    identity,
    code: body.twoFactorToken,
    ipAddress,
    takesRecoveryCode: true,
    accepts: (tx, code) => acceptCode(tx, account.id, code),
    change: async (tx) => {
      requireSamePassword(await lockSignedInAdmin(tx, identity), provenHash);
      await recordAudit(tx, {
        event: "Backup Downloaded",
        actor: toActor(account),
        description: `${account.email} downloaded a backup`,
        status: "warning",
        ipAddress,
        details: { file },
      });
    },
  });
  const content = await encryptFile(file, body.passphrase);
  return { name: `${path.basename(file)}${AGE_ENDING}`, content };
}

const NO_SECOND_FACTOR =
  "Turn on two-factor authentication first: a backup holds everything that the shop knows.";

const SAME = "Choose another passphrase than your password.";

const notHere = (machine: string | null | undefined): AppError =>
  new AppError(
    "not_found",
    machine
      ? `This backup is no longer there, or lies on the machine ${machine}. Choose another one.`
      : "There is no such backup. Choose another one.",
  );
