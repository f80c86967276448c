import "server-only";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { counted } from "@/lib/base/text/counts";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import { operatorActor } from "../actor";
import { partialPath, createBackup, type Backup } from "../backup/create-backup";
import { noteBackup } from "../backup/note-backup";
import { datedName, ownFolder } from "../backup/own-folder";
import { OperatorError, type Command } from "../command";
import { givenPath } from "../given-path";
import { atEnd, openShop } from "../shop";

export const command: Command = {
  name: "backup",
  summary:
    "Writes database, pictures and the shop's own secret into one file, while the shop runs.",
  usage: "[file]",
  flags: [["file", "a file that is not there yet, or a folder; by default DATA_DIR/backups"]],
  options: {},
  files: { least: 0, most: 1 },
  run: async (input) => {
    const { env, databaseUrl } = await openShop();
    const file = await placeFor(input.files[0], env.DATA_DIR);
    atEnd(() => rm(partialPath(file), { force: true }));
    const backup = await createBackup({ env, databaseUrl, file });
    tell(file, backup);
    const db = connect(databaseUrl, 1, LONG_TIMEOUTS);
    try {
      await noteBackup(db, operatorActor(), { file, backup });
    } finally {
      await db.$disconnect();
    }
    return 0;
  },
};

async function placeFor(given: string | undefined, dataDir: string): Promise<string> {
  if (given === undefined) return path.join(await ownFolder(dataDir), datedName());
  const target = givenPath(given);
  const found = await stat(target).catch(() => undefined);
  if (found?.isDirectory()) return path.join(target, datedName());
  if (found) throw new OperatorError(`${target} is there already; name another file or a folder.`);
  return target;
}

function tell(file: string, { manifest, bytes }: Backup): void {
  const { tables, pictures, missingPictures, auditHead } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backup      ${file}\n` +
      `            ${size(bytes)}: ${counted(rows, "row")} in ${tables.length} tables, ${counted(pictures, "picture")}\n` +
      `Audit head  ${auditHead.seq}:${auditHead.hash}\n`,
  );
  if (missingPictures.length === 0) return;
  process.stderr.write(
    `${counted(missingPictures.length, "picture")} that the shop shows ${missingPictures.length === 1 ? "is" : "are"} not on disk, and so not in the backup: ${missingPictures.slice(0, 5).join(", ")}\n`,
  );
}

/** Formats bytes in the shortest unit: "412 bytes", "3.4 MB". */
export function size(bytes: number): string {
  const units = ["kB", "MB", "GB", "TB"];
  if (bytes < 1000) return counted(bytes, "byte");
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(1)} ${units[unit] ?? ""}`;
}
