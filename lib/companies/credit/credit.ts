import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { Credit, CreditHold } from "@/lib/shop/payment-methods/offered";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { SignedIn } from "@/lib/identity/session/identify";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { readOpenings } from "@/lib/companies/openings/opening-balance";
import { readHold, type CreditHolder } from "./hold";
import type { CreditAnswer, HoldAnswer } from "./schemas";

interface Terms {
  creditDays: number | null;
  creditLimitPaise: bigint | null;
}

/**
 * The credit limit and the open amount; null when the holder may not order on account. A member of a company has no
 * credit for personal orders.
 */
export async function readCredit(db: Db, holder: CreditHolder): Promise<Credit | null> {
  const terms = await readTerms(db, holder);
  if (!terms || terms.creditDays === null || terms.creditLimitPaise === null) return null;
  const limitPaise = toSafePaise(terms.creditLimitPaise);
  const openPaise = await readOpen(db, holder);
  return { days: terms.creditDays, limitPaise, openPaise, hold: await readHold(db, holder) };
}

/** Credit of a signed-in customer: their company's, if their role deals with orders or documents. */
export async function readOwnCredit(
  db: Db,
  { account: { id: userId, membership } }: SignedIn,
): Promise<Credit | null> {
  if (!membership) return readCredit(db, { userId, companyId: null });
  const { companyId, role } = membership;
  const maySee = companyCan(role, "orders.place") || companyCan(role, "statement.read");
  return maySee ? readCredit(db, { userId, companyId }) : null;
}

const TERMS = { creditDays: true, creditLimitPaise: true } as const;

async function readTerms(db: Db, { userId, companyId }: CreditHolder): Promise<Terms | null> {
  if (companyId) return db.company.findUnique({ where: { id: companyId }, select: TERMS });
  return db.user.findUnique({ where: { id: userId, membership: null }, select: TERMS });
}

/**
 * The amount owed on account, including a company's opening balance; the conditions match the indexes
 * `orders_on_account` and `orders_on_account_by_company`.
 */
export async function readOpen(db: Db, { userId, companyId }: CreditHolder): Promise<number> {
  const { _sum } = await db.order.aggregate({
    where: {
      ...(companyId ? { companyId } : { userId, companyId: null }),
      paymentMethod: "account",
      outstandingPaise: { gt: 0 },
    },
    _sum: { outstandingPaise: true },
  });
  const openings = companyId ? await readOpenings(db, [companyId]) : null;
  const openingPaise = Math.max(0, openings?.get(companyId ?? "") ?? 0);
  return toSafePaise(_sum.outstandingPaise ?? 0n) + openingPaise;
}

/**
 * `readCredit` for an order about to be placed: locks the company or the user, so that the second of two orders sees
 * the first.
 */
export async function lockCredit(tx: Transaction, holder: CreditHolder): Promise<Credit | null> {
  const { userId, companyId } = holder;
  if (companyId) {
    await tx.$queryRaw`SELECT FROM "companies" WHERE "id" = ${companyId}::uuid FOR NO KEY UPDATE`;
  } else {
    await tx.$queryRaw`SELECT FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  }
  return readCredit(tx, holder);
}

export const holdAnswer = ({ amountPaise, ...hold }: CreditHold): HoldAnswer => ({
  ...hold,
  amount: toRupees(amountPaise),
});

/** In rupees, for the API. */
export function creditAnswer(credit: Credit | null): CreditAnswer {
  if (!credit) return { credit: null };
  const { days, limitPaise, openPaise, hold } = credit;
  return {
    credit: {
      days,
      limit: toRupees(limitPaise),
      open: toRupees(openPaise),
      ...(hold && { hold: holdAnswer(hold) }),
    },
  };
}
