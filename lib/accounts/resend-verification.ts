import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/mail/queue";
import { createLink } from "./account-link";

/** Mails the verification link again; the earlier one stops working. Nothing where it is not needed. */
export async function resendVerification({
  db,
  account,
}: {
  db: PrismaClient;
  account: { id: string; email: string; emailVerified: boolean };
}): Promise<void> {
  if (account.emailVerified) return;
  await db.$transaction(async (tx) => {
    const linkId = await createLink(tx, {
      purpose: "verify_email",
      userId: account.id,
      email: account.email,
    });
    await queueMail(tx, { template: "verify-email", linkId });
  });
}
