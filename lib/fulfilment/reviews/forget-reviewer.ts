import "server-only";
import type { Transaction } from "@/lib/db/client";
import { FORMER_REVIEWER } from "./reviewer-name";

/** Keeps the reviews of a deleted account without the name. */
export async function forgetReviewer(tx: Transaction, userId: string): Promise<void> {
  await tx.productReview.updateMany({ where: { userId }, data: { name: FORMER_REVIEWER } });
}
