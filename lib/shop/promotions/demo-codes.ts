import "server-only";
import type { Db, Transaction } from "@/lib/db/client";

/** The codes that a shop begins with (docs/product.md: Promo codes), with their percent. */
const DEMO_CODES = { SAVE10: 10, WELCOME15: 15, BULK20: 20 };

/** As they came: without an end or a limit. Whatever somebody has edited is the shop's own. */
const UNTOUCHED = {
  OR: Object.entries(DEMO_CODES).map(([code, percent]) => ({ code, percent })),
  active: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
};

export async function listDemoCodes(db: Db): Promise<string[]> {
  const rows = await db.promoCode.findMany({
    where: UNTOUCHED,
    select: { code: true },
    orderBy: { code: "asc" },
  });
  return rows.map(({ code }) => code);
}

/** Answers which were removed; orders keep the code that they were placed with. */
export async function removeDemoCodes(tx: Transaction): Promise<string[]> {
  const codes = await listDemoCodes(tx);
  await tx.promoCode.deleteMany({ where: { ...UNTOUCHED, code: { in: codes } } });
  return codes;
}
