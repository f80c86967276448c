import "server-only";
import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { PICTURE_COLUMNS, selectAddresses, type PictureColumn } from "@/lib/files/shown-pictures";
import type { ArchiveWriter } from "./archive-writer";
import { memberName, type FileFolder } from "./format";

const BATCH = 1000;

/** Returns the used pictures that are missing in the folder; a backup cannot bring them back. */
export async function findMissing(client: Client, folder: string): Promise<string[]> {
  const missing: string[] = [];
  const shown = (await existing(client)).map(selectAddresses).join(" UNION ALL ");
  await client.query(
    `DECLARE used CURSOR FOR
     SELECT DISTINCT substr(url, length('/media/') + 1) AS file FROM (${shown}) shown
     WHERE url LIKE '/media/%'`,
  );
  for (;;) {
    const { rows } = await client.query<{ file: string }>(`FETCH ${BATCH} FROM used`);
    for (const { file } of rows) {
      if (!(await stat(path.join(folder, file)).catch(() => undefined))) missing.push(file);
    }
    if (rows.length < BATCH) return missing;
  }
}

/** A shop may be backed up before it is migrated; an older one lacks some columns. */
async function existing(client: Client): Promise<PictureColumn[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema()`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return PICTURE_COLUMNS.filter(({ table, column }) => names.has(`${table}.${column}`));
}

/** Adds every complete file of a folder of the data directory. Returns how many there were. */
export async function copyFiles(
  dataDir: string,
  name: FileFolder,
  archive: ArchiveWriter,
): Promise<number> {
  const folder = path.resolve(dataDir, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolder);
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".partial"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  let count = 0;
  for (const file of files.sort()) {
    const member = memberName.file(name, file.replaceAll(path.sep, "/"));
    count += await copyFile(path.join(folder, file), member, archive);
  }
  return count;
}

/** A shop that never had such files has no folder for them. */
function noFolder(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
  throw error;
}

/** Returns 0 for a file that was removed since the folder was read: nothing in the snapshot uses it. */
async function copyFile(file: string, member: string, archive: ArchiveWriter): Promise<number> {
  const handle = await open(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  if (!handle) return 0;
  try {
    const { size } = await handle.stat();
    const content = handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
    await archive.add(member, size, content);
    return 1;
  } finally {
    await handle.close();
  }
}
