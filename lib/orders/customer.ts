import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Identity } from "@/lib/session/identify";

/** Who orders. */
export interface Customer {
  /** The account that the order belongs to; null where there is none. */
  userId: string | null;
  email: string;
  /** Ordered without a session, and so needs the order's key to see it again. */
  isGuest: boolean;
}

/**
 * The customer of a new order. A guest whose address a verified account has proven orders for that
 * account (accounts issue: guest orders placed with the address belong to it).
 * @throws AppError invalid_input for a guest without e-mail
 */
export async function customerOf(
  db: Db,
  identity: Identity,
  email: string | undefined,
): Promise<Customer> {
  if (identity.state === "signed-in") {
    const { id, email: own } = identity.account;
    return { userId: id, email: email ?? own, isGuest: false };
  }
  if (!email) {
    const message = "Please fill in the Email field.";
    throw new AppError("invalid_input", message, { fields: { email: message } });
  }
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return { userId: owner?.id ?? null, email, isGuest: true };
}
