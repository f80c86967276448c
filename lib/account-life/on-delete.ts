import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { leaveForGood } from "@/lib/companies/remove-member";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { forgetReviewer } from "@/lib/fulfilment/reviews/forget-reviewer";
import { endAccountSubscription } from "@/lib/messaging/newsletter/account-subscription";
import { endWhatsApp } from "@/lib/messaging/whatsapp/choices";
import { forgetBuyer } from "@/lib/offers/forget-buyer";
import { deleteRequestsBy } from "@/lib/orders/approval-requests/queries";
import { deleteOwnLists } from "@/lib/orders/lists/write-lists";

interface Leaving {
  userId: string;
  actor: AuditActor;
  ipAddress: string;
}

interface DeleteEntry {
  /** The tables whose rows of the account the domain changes or deletes. */
  tables: readonly Prisma.ModelName[];
  run: (tx: Transaction, leaving: Leaving) => Promise<unknown>;
}

const MEANS = "deleted account";

/** Effects of an account's deletion on each domain, in this order; the last entry deletes the account itself. */
export const ON_DELETE: readonly DeleteEntry[] = [
  {
    tables: ["CompanyMember"],
    run: (tx, { userId, ...by }) => leaveForGood(tx, userId, by),
  },
  {
    tables: ["NewsletterSubscription"],
    run: (tx, leaving) => endAccountSubscription(tx, { ...leaving, means: MEANS }),
  },
  {
    tables: ["Consent"],
    run: (tx, { userId, ipAddress }) => endWhatsApp(tx, { userId, ipAddress, means: MEANS }),
  },
  {
    // They stay as records of the shop; a later account with the same address does not get them.
    tables: ["Order"],
    run: (tx, { userId }) =>
      tx.order.updateMany({ where: { userId }, data: { ownerDeletedAt: new Date() } }),
  },
  { tables: ["Offer", "OfferMessage"], run: (tx, { userId }) => forgetBuyer(tx, userId) },
  { tables: ["ApprovalRequest"], run: (tx, { userId }) => deleteRequestsBy(tx, userId) },
  { tables: ["SavedList"], run: (tx, { userId }) => deleteOwnLists(tx, userId) },
  { tables: ["ProductReview"], run: (tx, { userId }) => forgetReviewer(tx, userId) },
  {
    // These go with the account by their foreign keys.
    tables: [
      "AccountToken",
      "Address",
      "CompanyInvitation",
      "Favourite",
      "Invitation",
      "Item",
      "PendingLogin",
      "RecoveryCode",
      "Session",
      "SignInCode",
    ],
    run: (tx, { userId }) => tx.user.delete({ where: { id: userId }, select: { id: true } }),
  },
];

/**
 * Deletes an account, which the caller has locked, in every domain.
 * @returns the ids of the products with its reviews, which stay without the name
 * @throws AppError last_owner
 */
export async function removeAccount(tx: Transaction, leaving: Leaving): Promise<string[]> {
  const reviewed = await tx.productReview.findMany({
    where: { userId: leaving.userId },
    distinct: "productId",
    select: { productId: true },
  });
  for (const { run } of ON_DELETE) await run(tx, leaving);
  return reviewed.map(({ productId }) => productId);
}
