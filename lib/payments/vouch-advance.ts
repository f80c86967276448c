import "server-only";
import type { Transaction } from "@/lib/db/client";
import { issueReceiptVoucher, issueRefundVouchers } from "@/lib/documents/issue-voucher";
import type { IssuedDocument } from "@/lib/documents/stored-document";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { MEANS_NAMES } from "./kinds";
import type { LedgerRow } from "./ledger";
import type { Movement } from "./write-row";

/**
 * Issues the vouchers that GST requires for a payment or refund before the invoice (docs/product.md: Documents). Call
 * them last in the transaction.
 */

type Moved = Pick<Movement, "order" | "by">;

async function lockForVoucher(tx: Transaction, { order, by }: Moved) {
  return { order, by, at: new Date(), shop: await readShopSettings(tx) };
}

const toAdvance = ({ id, amountPaise, means, reference, providerId, at }: LedgerRow) => ({
  paymentId: id,
  amountPaise,
  means: MEANS_NAMES[means],
  movedAt: at,
  reference: reference ?? providerId,
});

/** For money received, or kept because a refund failed. */
export async function vouchReceipt(
  tx: Transaction,
  moved: Moved,
  row: LedgerRow,
): Promise<IssuedDocument | null> {
  return issueReceiptVoucher(tx, await lockForVoucher(tx, moved), toAdvance(row));
}

/** For money refunded, or never received. */
export async function vouchRefund(tx: Transaction, moved: Moved, row: LedgerRow): Promise<void> {
  const { reason, reversesId } = row;
  const back = { ...toAdvance(row), reason: reason ?? "", reversesId };
  await issueRefundVouchers(tx, await lockForVoucher(tx, moved), back);
}
