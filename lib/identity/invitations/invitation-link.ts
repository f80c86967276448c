import "server-only";
import { createHmac } from "node:crypto";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import { acceptedKeys, currentKey } from "@/lib/base/secrets/secrets";
import type { Db, Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";

/**
 * The link of an invitation: its row's id and a MAC, so that neither the table nor the mail queue contains anything
 * that opens it. It works while its row exists and has not expired.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

export const INVITATION_MS = 7 * DAY_MS;

function macOf(key: Buffer, id: string): string {
  return createHmac("sha256", key).update(`invitation:${id}`).digest("base64url");
}

/** The secret text, as the mail contains it. */
export function invitationText(id: string): string {
  return `${id}.${macOf(currentKey("account-token"), id)}`;
}

const OPEN = {
  id: true,
  email: true,
  role: true,
  invitedBy: { select: { name: true, email: true } },
} as const;

/** @throws AppError invalid_token for an invitation that is unknown, expired, accepted or withdrawn */
export async function findInvitation(db: Db, text: string) {
  const id = authenticId(text);
  const where = id && { id, expiresAt: { gt: new Date() } };
  const invitation = where && (await db.invitation.findFirst({ where, select: OPEN }));
  if (!invitation) throw unusableInvitation();
  return invitation;
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

/**
 * When two requests use an invitation at the same moment, the second fails.
 * @throws AppError invalid_token
 */
export async function useUp(tx: Transaction, { id }: FoundInvitation): Promise<void> {
  const where = { id, expiresAt: { gt: new Date() } };
  if ((await tx.invitation.deleteMany({ where })).count === 0) throw unusableInvitation();
}

export function unusableInvitation(): AppError {
  return new AppError(
    "invalid_token",
    "This invitation has been used, withdrawn or has expired. Ask for a new one.",
  );
}

function authenticId(text: string): string | undefined {
  const [id = "", mac = ""] = text.split(".");
  if (!isUuid(id)) return undefined;
  const isAuthentic = acceptedKeys("account-token").some((key) =>
    isSameSecret(mac, macOf(key, id)),
  );
  return isAuthentic ? id : undefined;
}
