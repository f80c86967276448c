import "server-only";
import { createHmac } from "node:crypto";
import { isSameSecret } from "@/lib/constant-time";
import type { Db, Transaction } from "@/lib/db/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { isUuid } from "@/lib/db/uuid";
import { acceptedKeys, currentKey } from "@/lib/derived-keys";
import { AppError } from "@/lib/errors";

/**
 * Links that are mailed and prove that whoever opens them reads that mailbox. The text of a link is
 * the id of its row and a MAC over id and purpose, so that neither the table nor the mail queue holds
 * anything that opens an account.
 */

const MINUTE_MS = 60 * 1000;

/** How long a link of each kind works. */
const LIFETIME_MS: Record<AccountTokenPurpose, number> = {
  reset_password: 30 * MINUTE_MS,
  verify_email: 7 * 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
};

export interface LinkSubject {
  purpose: AccountTokenPurpose;
  userId: string;
  /** The address that it is mailed to and proves. */
  email: string;
  /** For a change of address: the one that it replaces. */
  previousEmail?: string;
}

function macOf(key: Buffer, id: string, purpose: AccountTokenPurpose): string {
  return createHmac("sha256", key).update(`${purpose}:${id}`).digest("base64url");
}

/** Stores a link and answers its row's id; earlier ones of the same kind stop working. */
export async function createLink(tx: Transaction, subject: LinkSubject): Promise<string> {
  await retireLinks(tx, subject.userId, [subject.purpose]);
  const { id } = await tx.accountToken.create({
    data: { ...subject, expiresAt: new Date(Date.now() + LIFETIME_MS[subject.purpose]) },
    select: { id: true },
  });
  return id;
}

/** Makes the links of these kinds useless: what they were asked for has been overtaken. */
export async function retireLinks(
  tx: Transaction,
  userId: string,
  purposes: AccountTokenPurpose[],
): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose: { in: purposes }, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/** The secret text of a stored link, as it stands in the mail. */
export function linkText({ id, purpose }: { id: string; purpose: AccountTokenPurpose }): string {
  return `${id}.${macOf(currentKey("account-token"), id, purpose)}`;
}

/**
 * Uses a link up, once, even in a race. Answers whose it is and which address it proves.
 * @throws AppError invalid_token for one that is unknown, used or expired
 */
export async function redeemLink(
  db: Db,
  text: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<LinkSubject> {
  const id = authenticId(text, purposes);
  if (id) {
    const [link] = await db.accountToken.updateManyAndReturn({
      where: { id, purpose: { in: [...purposes] }, usedAt: null, expiresAt: { gt: new Date() } },
      data: { usedAt: new Date() },
      select: { purpose: true, userId: true, email: true },
    });
    if (link) return link;
  }
  throw new AppError("invalid_token", "This link has been used or has expired. Ask for a new one.");
}

function authenticId(text: string, purposes: readonly AccountTokenPurpose[]): string | undefined {
  const [id = "", mac = ""] = text.split(".");
  if (!isUuid(id)) return undefined;
  const authentic = acceptedKeys("account-token").some((key) =>
    purposes.some((purpose) => isSameSecret(mac, macOf(key, id, purpose))),
  );
  return authentic ? id : undefined;
}
