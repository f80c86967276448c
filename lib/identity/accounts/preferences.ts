import "server-only";
import type { Db } from "@/lib/db/client";
import type { Preferences } from "./schemas";

/** Which mails an account wants, and whether its newsletter waits for the mailed link. */
export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const { email, emailVerifiedAt, orderUpdates, newsletter } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, orderUpdates: true, newsletter: true },
  });
  // An account whose address is unproven learns nothing of what that address agreed to.
  const isConfirmed = emailVerifiedAt !== null && (await gets(db, email));
  return { orderUpdates, newsletter, newsletterPending: newsletter && !isConfirmed };
}

async function gets(db: Db, email: string): Promise<boolean> {
  const row = await db.newsletterSubscription.findUnique({
    where: { email },
    select: { state: true },
  });
  return row?.state === "confirmed";
}
