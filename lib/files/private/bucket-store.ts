import "server-only";
import { openAsBlob } from "node:fs";
import path from "node:path";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { all, openBucket, computeSha256, type Bucket, type BucketObject } from "../s3-bucket";
import { joinInto, withFolder, type OpenPart } from "./join-into";
import { requireKey, type PrivateStore } from "./store";

/** Beside the pictures, which everybody may read. */
const FOLDER = "shop-private";

const HEADERS = {
  "Content-Type": "application/octet-stream",
  "Cache-Control": "private, no-store",
};

const getName = (key: string) => `${FOLDER}/${requireKey(key)}`;

/** Private files in a bucket, where every machine of the shop reads them; calls alone hand them out. */
export function bucketStore(bucket: Bucket): PrivateStore {
  const open = openBucket(bucket);
  const put = (name: string, object: BucketObject) => reached(open.put(name, object));
  const get = (name: string) => reached(open.get(name));
  const remove = (name: string) => reached(open.remove(name));
  const list = (prefix: string) => reached(open.list(prefix));

  const openPart =
    (key: string): OpenPart =>
    async () => {
      const answer = await get(getName(key));
      if (!answer?.body) throw new Error(`${key} is not in the bucket.`);
      return answer.body;
    };

  return {
    kind: "s3",
    note: async (db, key) => {
      const [group = "", id = ""] = requireKey(key).split("/");
      await db.bucketFolder.create({ data: { id, group }, select: { id: true } });
    },
    write: async (key, content) => {
      const object = { body: content, sha256: computeSha256(content), headers: HEADERS };
      await put(getName(key), object);
      await warnIfPublic(bucket, getName(key));
    },
    join: (parts, key, { owner, check }) =>
      withFolder(async (folder) => {
        const file = path.join(folder, "joined");
        const sha256 = await joinInto(file, parts.map(openPart), owner);
        const checked = await check({ path: file, sha256 });
        await put(getName(key), { body: await openAsBlob(file), sha256, headers: HEADERS });
        return checked;
      }),
    read: async (key) => {
      const answer = await get(getName(key));
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    stream: async (key) => (await get(getName(key)))?.body ?? null,
    withFile: (key, { owner, check }) =>
      withFolder(async (folder) => {
        const file = path.join(folder, "file");
        await joinInto(file, [openPart(key)], owner);
        return check(file);
      }),
    remove: async (key) => {
      const isFile = key.split("/").length > 2;
      await all(isFile ? [getName(key)] : await list(`${getName(key)}/`), remove);
    },
  };
}

const RETRY_SECONDS = 30;

/** @throws AppError unavailable when the bucket fails */
function reached<T>(requested: Promise<T>): Promise<T> {
  return requested.catch((error: unknown) => {
    log.error("The bucket of private files did not do what it was asked", error);
    const message = "Files cannot be stored or read right now. Please try again later.";
    throw new AppError("unavailable", message, {
      headers: { "Retry-After": String(RETRY_SECONDS) },
    });
  });
}

let isChecked = false;

/** Looks once whether a stranger who knows a name can read private files, and says so in the log. */
async function warnIfPublic({ endpoint, bucket, publicUrl }: Bucket, name: string): Promise<void> {
  if (isChecked) return;
  isChecked = true;
  const addresses = [...new Set([`${endpoint}/${bucket}/${name}`, `${publicUrl}/${name}`])];
  const answers = addresses.map(async (address) => {
    const init = { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5000) } as const;
    return (await fetch(address, init)).ok;
  });
  const found = await Promise.allSettled(answers);
  if (!found.some((each) => each.status === "fulfilled" && each.value)) return;
  log.error(
    `The bucket shows private files to strangers. Allow reading of shop-pictures/ alone, not of ${FOLDER}/.`,
  );
}
