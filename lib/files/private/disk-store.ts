import "server-only";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { env } from "@/lib/base/env";
import { joinInto, withFolder } from "./join-into";
import { requireKey, type PrivateStore } from "./store";

/** The folder of all private files on this machine, which no address serves. */
export const privateFolder = () => path.resolve(env().DATA_DIR, "private");

const getPath = (key: string) => path.join(privateFolder(), requireKey(key));

/** Private files in a folder of the data directory. */
export const diskStore = (): PrivateStore => ({
  kind: "disk",
  // The folder itself is the listing.
  note: () => Promise.resolve(),
  write: (key, content) =>
    withFolder(async (folder) => {
      const whole = path.join(folder, "written");
      await writeFile(whole, content);
      await rename(whole, await prepared(key));
    }),
  join: (parts, key, { owner, check }) =>
    withFolder(async (folder) => {
      const whole = path.join(folder, "joined");
      const contents = parts.map((part) => () => createReadStream(getPath(part)));
      const sha256 = await joinInto(whole, contents, owner);
      const checked = await check({ path: whole, sha256 });
      await rename(whole, await prepared(key));
      return checked;
    }),
  read: (key) => readFile(getPath(key)).catch(nothing),
  stream: async (key) => {
    const file = await open(getPath(key)).catch(nothing);
    return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
  },
  withFile: (key, { check }) => check(getPath(key)),
  remove: (key) => rm(getPath(key), { recursive: true, force: true }),
});

async function prepared(key: string): Promise<string> {
  const file = getPath(key);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}

function nothing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
