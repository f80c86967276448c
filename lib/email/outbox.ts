import "server-only";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OutgoingMail } from "./mail";

/**
 * Returns a name such as `20261121T094512Z-order-confirmation-3f9c2a7b.eml`: sorted by time, the same at every attempt.
 */
function outboxName({ id, date, template }: Pick<OutgoingMail, "id" | "date" | "template">) {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}-${template}-${id.replaceAll("-", "").slice(-8)}.eml`;
}

/** Writes the file atomically: to a temporary name, synced to disk, then renamed. */
export async function writeToOutbox(
  folder: string,
  mail: OutgoingMail,
  message: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, outboxName(mail));
  const partial = `${file}.partial`;
  try {
    await writeFile(partial, message, { mode: 0o600, flush: true });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
