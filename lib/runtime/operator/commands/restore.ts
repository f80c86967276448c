import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { verifyAuditChain } from "@/lib/audit/verify-chain";
import { counted, countText } from "@/lib/base/text/counts";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import { parseEnv, type Env } from "@/lib/base/env";
import { isEncrypted } from "@/lib/base/secrets/encrypted-file";
import { operatorActor } from "../actor";
import { fetchCopy, readPassphrase } from "../backup/copy-backup";
import { SECRET, type Manifest } from "../backup/format";
import type { Archive } from "../backup/read-archive";
import { restoreBackup } from "../backup/restore-backup";
import { calculateFingerprint } from "../backup/secret";
import { verifyArchive } from "../backup/verify-archive";
import { OperatorError, UsageError, type Command } from "../command";
import { givenPath } from "../given-path";
import { openStopped } from "../shop";
import { promptHidden, readFirstLine } from "../typed-secret";

export const command: Command = {
  name: "restore",
  summary: "Loads a backup into an empty place; the shop is stopped meanwhile.",
  usage: "[file] [--from-bucket] [--check] [--passphrase-stdin]",
  flags: [
    ["file", "a backup"],
    ["--from-bucket", "fetches the copy of that name, or the newest one, from BACKUP_BUCKET"],
    ["--check", "reads the whole file, says what is in it, and changes nothing"],
    ["--passphrase-stdin", "reads the passphrase of a downloaded backup from the input"],
  ],
  options: {
    "from-bucket": { type: "boolean" },
    check: { type: "boolean" },
    "passphrase-stdin": { type: "boolean" },
  },
  files: { least: 0, most: 1 },
  run: async (input) => {
    const env = parseEnv(process.env);
    const [name] = input.files;
    const isCopy = input.has("from-bucket");
    if (!isCopy && name === undefined) throw new UsageError("The name of a file is missing.");
    const file = isCopy ? await fetchCopy(env, name) : givenPath(name ?? "");
    if (isCopy) process.stdout.write(`Fetched     ${file}\n`);
    const typed = input.has("passphrase-stdin");
    const passphrase =
      isCopy && !typed && env.BACKUP
        ? await readPassphrase(env.BACKUP)
        : await typedPassphrase(file, typed);
    const manifest = await verifyArchive({ file, passphrase });
    process.stdout.write(`Backup      ${getContents(manifest)}\n`);
    return input.has("check") ? 0 : restore(env, { file, passphrase }, manifest);
  },
};

/** Undefined for a file that is not encrypted, as the shop's own are. */
async function typedPassphrase(file: string, fromInput: boolean): Promise<string | undefined> {
  if (!(await isEncrypted(file).catch(() => false))) return undefined;
  if (fromInput) return readFirstLine();
  if (process.stdin.isTTY) return (await promptHidden("Passphrase of the backup: "))[0] ?? "";
  throw new OperatorError(`${file} is encrypted: add --passphrase-stdin and send its passphrase.`);
}

function getContents({ createdAt, shopVersion, tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `of ${createdAt}, shop ${shopVersion}, whole: ${counted(rows, "row")}, ${counted(pictures, "picture")}`;
}

async function restore(env: Env, archive: Archive, manifest: Manifest): Promise<number> {
  const { file } = archive;
  const { databaseUrl } = await openStopped(env);
  const secret = await restoreBackup({ env, databaseUrl, manifest, ...archive });
  process.stdout.write("Restored    every row and picture, counted and compared\n");
  warnOfOtherSecret(env, file, manifest, secret);
  return endRestore(databaseUrl, file, manifest);
}

/** Two-factor secrets and mailed links only work with the secret of the shop that made them. */
function warnOfOtherSecret(
  env: Env,
  file: string,
  manifest: Manifest,
  secret: string | undefined,
): void {
  const now = env.AUTH_SECRET ?? secret;
  if (now && calculateFingerprint(now) === manifest.secretFingerprint) return;
  const where = secret ? `; the backup holds it (tar -xzOf ${file} ${SECRET})` : "";
  process.stderr.write(
    `AUTH_SECRET is not the one of the backup's shop${where}. With another one nobody's two-factor code is accepted: set it as AUTH_SECRET or AUTH_SECRET_PREVIOUS.\n`,
  );
}

async function endRestore(databaseUrl: string, file: string, manifest: Manifest): Promise<number> {
  const db = connect(databaseUrl, 2, LONG_TIMEOUTS);
  try {
    const { auditHead } = manifest;
    const knownHead = auditHead.seq > 0 ? { knownHead: auditHead } : {};
    const { entries, broken } = await verifyAuditChain(db, knownHead);
    await db.$transaction((tx) =>
      recordAudit(tx, {
        event: "Backup Restored",
        actor: operatorActor(),
        description: `The backup of ${manifest.createdAt} was restored`,
        status: broken ? "warning" : "success",
        details: { file, createdAt: manifest.createdAt, auditHead },
      }),
    );
    if (!broken) {
      process.stdout.write(`Audit log   ${countText(entries)} entries, its chain is whole\n`);
      return 0;
    }
    process.stderr.write(`The audit chain was broken in the backup already: ${broken.reason}\n`);
    return 1;
  } finally {
    await db.$disconnect();
  }
}
