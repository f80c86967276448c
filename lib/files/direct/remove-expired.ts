import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { uploadThingStorage, type UploadThingAccount } from "../uploadthing-storage";
import { GRACE_MINUTES } from "./uploads-due";

const BATCH = 200;

/** UploadThing can be slow to remove a batch. */
const TRANSACTION = { timeout: 60_000, maxWait: 10_000 };

interface RemoveOptions {
  now?: Date;
  /** Defaults to the shop's account. Without one, files at UploadThing are left alone. */
  account?: UploadThingAccount | undefined;
}

/**
 * Removes files from UploadThing whose upload address has expired: those that no form used, and those that a browser
 * sent twice. Returns the number of addresses removed.
 */
export async function removeExpiredUploads(
  db: PrismaClient,
  { now = new Date(), account = env().UPLOADTHING }: RemoveOptions = {},
): Promise<number> {
  if (!account) return 0;
  const before = new Date(now.getTime() - GRACE_MINUTES * 60_000);
  let removed = 0;
  for (;;) {
    const count = await db.$transaction((tx) => removeBatch(tx, account, before), TRANSACTION);
    removed += count;
    if (count < BATCH) return removed;
  }
}

async function removeBatch(
  tx: Transaction,
  account: UploadThingAccount,
  before: Date,
): Promise<number> {
  const expired = await tx.$queryRaw<{ id: string; isTaken: boolean }[]>`
    SELECT "id", "takenAt" IS NOT NULL AS "isTaken" FROM "direct_uploads"
    WHERE "expiresAt" < ${before}
    ORDER BY "expiresAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const ids = expired.map(({ id }) => id);
  await uploadThingStorage(account).remove(ids);
  await tx.directUpload.deleteMany({ where: { id: { in: ids } } });
  tellUntaken(account, expired.filter(({ isTaken }) => !isTaken).length);
  return ids.length;
}

/**
 * Logs unused uploads. This is the only sign of a firewall that blocks browsers from UploadThing, because their
 * pictures then come through the shop.
 */
function tellUntaken({ ingestUrl }: UploadThingAccount, count: number): void {
  if (count === 0) return;
  log.info(
    `${count} pictures were not sent straight to UploadThing, though a browser had asked. Where that goes on: can browsers reach ${ingestUrl}?`,
  );
}
