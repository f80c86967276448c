import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { toSafePaise } from "@/lib/pricing/money";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { unauthenticated } from "@/lib/identity/session/unauthenticated";
import { refuseOwnGstin } from "@/lib/identity/addresses/refuse-own-gstin";
import { readCompany } from "./queries";
import { type CompanyAnswer, namedGstins, type FoundCompanyRequest } from "./schemas";

export interface FoundCompanyOptions extends SignedInWrite {
  request: FoundCompanyRequest;
}

/**
 * Founds a company with the caller as its owner. Credit that the shop granted to the account moves to the company, with
 * the orders still open on it: otherwise the limit could be used twice.
 * @throws AppError already_member
 */
export async function foundCompany(options: FoundCompanyOptions): Promise<CompanyAnswer> {
  const { db, request, identity, ipAddress } = options;
  const { id: userId } = identity.account;
  const { name, legalName = name, gstins } = request;
  return db.$transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw unauthenticated("expired");
    await refuseMember(tx, userId);
    await refuseOwnGstin(tx, namedGstins(gstins));
    const data = { name, legalName, gstins };
    const { id: companyId } = await tx.company.create({ data, select: { id: true } });
    await tx.companyMember.create({
      data: { userId, companyId, role: "owner" },
      select: { userId: true },
    });
    await recordAudit(tx, {
      event: "Company Created",
      actor: toActor(identity.account),
      description: `${identity.account.email} founded the company ${name}`,
      ipAddress,
      details: { company: companyId, changes: changes(null, data) },
    });
    await moveCredit(tx, options, { companyId, name });
    return readCompany(tx, { companyId, role: "owner" }, userId);
  });
}

/**
 * Locks the account.
 * @throws AppError already_member for an account that belongs to a company
 */
export async function refuseMember(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.companyMember.count({ where: { userId } })) === 0) return;
  throw new AppError(
    "already_member",
    "This account belongs to a company already. It has to leave that one first.",
  );
}

async function moveCredit(
  tx: Transaction,
  { identity: { account }, ipAddress }: FoundCompanyOptions,
  { companyId, name }: { companyId: string; name: string },
): Promise<void> {
  const credit = await tx.user.findUniqueOrThrow({
    where: { id: account.id },
    select: { creditDays: true, creditLimitPaise: true },
  });
  if (credit.creditDays === null) return;
  const none = { creditDays: null, creditLimitPaise: null };
  await tx.user.update({ where: { id: account.id }, data: none, select: { id: true } });
  await tx.company.update({
    where: { id: companyId },
    data: { ...credit, state: "approved" },
    select: { id: true },
  });
  const { count: orders } = await tx.order.updateMany({
    where: {
      userId: account.id,
      companyId: null,
      paymentMethod: "account",
      outstandingPaise: { gt: 0 },
    },
    data: { companyId },
  });
  await recordAudit(tx, {
    event: "Company Credit Updated",
    actor: toActor(account),
    description: `The credit of ${account.email} moved to the company ${name}`,
    ipAddress,
    details: {
      company: companyId,
      user: account.id,
      orders,
      changes: changes(none, {
        creditDays: credit.creditDays,
        creditLimitPaise: toSafePaise(credit.creditLimitPaise ?? 0n),
      }),
    },
  });
}
