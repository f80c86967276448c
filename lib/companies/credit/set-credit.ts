import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { lockCredit, readCredit, readOpen, creditAnswer } from "@/lib/companies/credit/credit";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { toPaise, toRupees } from "@/lib/pricing/money";
import type { CreditRequest } from "@/lib/companies/credit/schemas";
import type { CustomerCreditAnswer } from "./schemas";

/** @throws AppError not_found */
export async function readCustomerCredit(db: Db, id: string): Promise<CustomerCreditAnswer> {
  const { membership } = await requireUser(db, id);
  const own = { userId: id, companyId: null };
  const [credit, openPaise] = await Promise.all([readCredit(db, own), readOpen(db, own)]);
  const buying = membership && { userId: id, companyId: membership.companyId };
  return {
    ...creditAnswer(credit),
    open: toRupees(openPaise),
    forOrders: creditAnswer(buying ? await readCredit(db, buying) : credit).credit,
  };
}

export interface SetCreditOptions extends AuditedWrite {
  id: string;
  request: CreditRequest;
}

/**
 * Grants or withdraws a customer's credit. Setting the same value changes and records nothing.
 * @throws AppError not_found; invalid_input for a member of a company, which has the credit instead
 */
export async function setCredit(options: SetCreditOptions): Promise<CustomerCreditAnswer> {
  const { db, id, request, actor, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const { email, membership } = await requireUser(tx, id);
    if (membership) throw companysCredit(email, membership.company.name);
    const before = findColumns(await lockCredit(tx, { userId: id, companyId: null }));
    const { days, limit } = request;
    const after = { creditDays: days, creditLimitPaise: limit === null ? null : toPaise(limit) };
    const difference = changes(before, after);
    if (Object.keys(difference).length === 0) return;
    await tx.user.update({ where: { id }, data: after, select: { id: true } });
    await recordAudit(tx, {
      event: "User Credit Updated",
      actor,
      description: after.creditDays
        ? `${email} may order on account`
        : `${email} may no longer order on account`,
      ipAddress,
      details: { user: id, changes: difference },
    });
  });
  return readCustomerCredit(db, id);
}

const findColumns = (credit: Credit | null) => ({
  creditDays: credit?.days ?? null,
  creditLimitPaise: credit?.limitPaise ?? null,
});

async function requireUser(db: Db, id: string) {
  const user = await db.user.findUnique({
    where: { id },
    select: {
      email: true,
      membership: { select: { companyId: true, company: { select: { name: true } } } },
    },
  });
  if (!user) throw new AppError("not_found", "There is no such user.");
  return user;
}

function companysCredit(email: string, company: string): AppError {
  return invalidField("limit", `${email} buys for ${company}. Give the credit to the company.`);
}
