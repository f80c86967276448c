import "server-only";
import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@/lib/db/generated/client";
import { ROW_LIMITS } from "@/lib/limits/limits";
import { rateLimited } from "@/lib/limits/rate-limited";
import type { UploadThingAccount } from "../uploadthing-storage";
import type { DirectUpload, DirectUploadRequest } from "./schemas";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { currentStorage } from "../storage";

/** Enough for a few products with all their pictures, and for 10 MB over a slow line; what has begun is taken whole. */
const { points: MAX_WAITING, seconds: SECONDS } = ROW_LIMITS.pictureUploads;

interface IssueOptions {
  db: PrismaClient;
  /** Who alone may have it read. */
  userId: string;
  request: DirectUploadRequest;
  account?: UploadThingAccount;
}

/**
 * Gives a browser an address at UploadThing that takes one picture of that size and type, once noted
 * what is to be removed there.
 * @throws AppError not_found without UploadThing, rate_limited
 */
export async function issueUpload({
  db,
  userId,
  request,
  account = requireDirectAccount(),
}: IssueOptions): Promise<DirectUpload> {
  const now = Date.now();
  await requireRoom(db, userId, new Date(now));
  const id = randomBytes(12).toString("hex");
  const expiresAt = new Date(now + SECONDS * 1000);
  await db.directUpload.create({ data: { id, userId, bytes: request.bytes, expiresAt } });
  const url = await signedUrl(account, id, request);
  return { _id: id, url, expiresAt: expiresAt.toISOString() };
}

async function requireRoom(db: PrismaClient, userId: string, now: Date): Promise<void> {
  const waiting = await db.directUpload.count({
    where: { userId, takenAt: null, expiresAt: { gt: now } },
  });
  if (waiting < MAX_WAITING) return;
  throw rateLimited("Too many pictures are on their way. Save some of them first.", SECONDS);
}

/** Of what the sender calls the picture nothing goes there; whoever opens the address gets a download. */
async function signedUrl(
  { apiKey, appId, ingestUrl }: UploadThingAccount,
  id: string,
  { bytes, type }: DirectUploadRequest,
): Promise<string> {
  // Loaded by Node, as in uploadthing-storage.ts: the two share what the package keeps.
  const [{ generateKey, generateSignedURL }, { runPromise }, { make }] = await Promise.all([
    import(/* turbopackIgnore: true */ "@uploadthing/shared"),
    import(/* turbopackIgnore: true */ "effect/Micro"),
    import(/* turbopackIgnore: true */ "effect/Redacted"),
  ]);
  const file = { name: id, size: bytes, type, customId: id };
  const key = await runPromise(generateKey(file, appId));
  const data = {
    "x-ut-identifier": appId,
    "x-ut-file-name": id,
    "x-ut-file-size": bytes,
    "x-ut-file-type": type,
    "x-ut-custom-id": id,
    "x-ut-content-disposition": "attachment",
  };
  const ttlInSeconds = SECONDS;
  return runPromise(generateSignedURL(`${ingestUrl}/${key}`, make(apiKey), { ttlInSeconds, data }));
}

/** To which browsers may send pictures straight; undefined where pictures go elsewhere. */
export function directAccount(): UploadThingAccount | undefined {
  return currentStorage().kind === "uploadthing" ? env().UPLOADTHING : undefined;
}

/** @throws AppError not_found where the shop takes its pictures itself */
export function requireDirectAccount(): UploadThingAccount {
  const account = directAccount();
  if (account) return account;
  throw new AppError(
    "not_found",
    "This shop does not keep its pictures at UploadThing. Send them with the form.",
  );
}
