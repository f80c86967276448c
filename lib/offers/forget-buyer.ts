import "server-only";
import type { Transaction } from "@/lib/db/client";

/** Who asked, once the account was deleted. */
const FORMER_CUSTOMER = "Former customer";

/** What was never sent goes with its account; what was sent stays as a record of the shop, without the person. */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  await tx.offerMessage.deleteMany({ where: { offer: { userId } } });
  await tx.offerFile.deleteMany({ where: { offer: { userId } } });
  await tx.offer.deleteMany({ where: { userId, version: null } });
  await tx.offer.updateMany({
    where: { userId },
    data: { name: FORMER_CUSTOMER, email: null, phone: null, company: null },
  });
}
