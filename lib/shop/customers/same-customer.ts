import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { mailboxPattern, oneMailbox } from "@/lib/base/text/one-mailbox";

/**
 * The one rule of who counts as one customer where something is limited: all accounts and guests of one mailbox, however
 * its address is spelled, and without an email those of one phone number, however it is typed.
 */

export interface Customer {
  userId: string | null;
  email: string | null;
  phone: string | null;
}

export interface SameCustomer {
  /** A condition for `"orders" o LEFT JOIN "users" u ON u."id" = o."userId"`. */
  isTheirs: Prisma.Sql;
  /** For `lockTexts`: two requests of one customer have one in common. */
  keys: string[];
}

export async function sameCustomer(
  db: Db,
  { userId, email, phone }: Customer,
): Promise<SameCustomer> {
  const account = await readAccount(db, userId, email);
  const address = account?.email ?? email;
  const mailbox = address && mailboxPattern(address);
  // Countries and spaces are left out by `phone_digits`; its last digits are the same in every spelling.
  const digits = phone?.replaceAll(/\D/g, "").slice(-10);
  return {
    isTheirs: Prisma.sql`(
      u."id" = ${account?.id ?? null}::uuid OR coalesce(u."email", o."email") ~ ${mailbox}::text
      OR ((o."email" IS NULL OR ${email}::text IS NULL)
        AND phone_digits(o."phone") = phone_digits(${phone}::text)))`,
    keys: [account?.id, address && oneMailbox(address), digits].flatMap((key) => key || []),
  };
}

/** False where one of them is not known. */
export const isSameMailbox = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && oneMailbox(one) === oneMailbox(other);

/** A guest's email may be that of an account. */
async function readAccount(db: Db, userId: string | null, email: string | null) {
  const select = { id: true, email: true } as const;
  if (userId) return db.user.findUnique({ where: { id: userId }, select });
  return email === null ? null : db.user.findUnique({ where: { email }, select });
}
