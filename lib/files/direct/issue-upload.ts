import "server-only";
import { randomBytes } from "node:crypto";
import type { PrismaClient } from "@/lib/db/generated/client";
import { ROW_LIMITS } from "@/lib/http/limits/limits";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import type { UploadThingAccount } from "../uploadthing-storage";
import type { DirectUpload, DirectUploadRequest } from "./schemas";
import { currentStorage } from "../storage";

/**
 * The limit allows a few products with all their pictures, and 10 MB over a slow connection. An upload that has begun
 * may finish after the time.
 */
const { points: MAX_WAITING, seconds: SECONDS } = ROW_LIMITS.pictureUploads;

interface IssueOptions {
  db: PrismaClient;
  /** Only this user may have the server read the picture. */
  userId: string;
  request: DirectUploadRequest;
  account?: UploadThingAccount;
}

/**
 * Gives a browser an address at UploadThing for one picture of this size and type. Records it first, so that the file
 * can be removed later.
 * @throws AppError not_found without UploadThing; rate_limited
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

/** Does not send the picture's file name to UploadThing. Opening the address starts a download. */
async function signedUrl(
  { apiKey, appId, ingestUrl }: UploadThingAccount,
  id: string,
  { bytes, type }: DirectUploadRequest,
): Promise<string> {
  // Loaded by Node, not bundled, as in uploadthing-storage.ts, so that both share the package's cached modules.
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

/** Returns the account to which browsers upload directly; undefined when pictures are stored elsewhere. */
export function directAccount(): UploadThingAccount | undefined {
  return currentStorage().kind === "uploadthing" ? env().UPLOADTHING : undefined;
}

/** @throws AppError not_found when the shop receives its pictures itself */
export function requireDirectAccount(): UploadThingAccount {
  const account = directAccount();
  if (account) return account;
  throw new AppError(
    "not_found",
    "This shop does not keep its pictures at UploadThing. Send them with the form.",
  );
}
