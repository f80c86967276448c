import "server-only";
import type { Transaction } from "@/lib/db/client";
import { paiseOf } from "@/lib/pricing/money";
import { issueCreditNote } from "./issue-credit-note";
import type { Issuing } from "./issuing";

/**
 * Takes off an invoice that was issued just now what refunds from before it took off the order already, so
 * that papers and books say the same. The database counts it once.
 */
export async function creditEarlierRefunds(tx: Transaction, issuing: Issuing): Promise<void> {
  const { creditedPaise } = await tx.order.findUniqueOrThrow({
    where: { id: issuing.order.id },
    select: { creditedPaise: true },
  });
  if (creditedPaise === 0n) return;
  const what = { kind: "amount", paise: paiseOf(creditedPaise) } as const;
  await issueCreditNote(tx, { ...issuing, reason: "Refunded before the invoice", what });
}
