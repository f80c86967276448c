import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db, Transaction } from "@/lib/db/client";
import type { CompanyRole, CompanyState } from "@/lib/db/generated/enums";
import { toSafePaise } from "@/lib/pricing/money";
import { companyCan } from "@/lib/session/company-roles";
import type { Customer } from "../customer";
import { companyRulesSchema, type CompanyRule } from "../company-rules/rule-schemas";

/** A company as it buys through one of its members. */
export interface BuyingCompany {
  id: string;
  /** The member's account. */
  userId: string;
  state: CompanyState;
  role: CompanyRole;
  rules: readonly CompanyRule[];
  /** As stored: `{ gstin, billingAddress }` each. */
  gstins: unknown;
  limits: MemberLimits;
}

/** Paise; null for no limit. */
export interface MemberLimits {
  orderPaise: number | null;
  monthPaise: number | null;
}

type Buyer = Pick<Customer, "companyId" | "userId">;

/**
 * The company that a member buys for, locked until the transaction ends: of two orders of one company the second
 * counts the first. Null for a person's own order.
 * @throws AppError forbidden when the member may not order for it, or no longer
 */
export async function lockBuyingCompany(
  tx: Transaction,
  buyer: Buyer,
): Promise<BuyingCompany | null> {
  if (buyer.companyId === null) return null;
  await lockCompany(tx, buyer.companyId);
  const company = await readBuyingCompany(tx, buyer);
  if (!company || !companyCan(company.role, "orders.place")) {
    throw new AppError(
      "forbidden",
      "Your role in the company does not order. Ask an owner of the company, or order for yourself.",
    );
  }
  if (company.state === "closed") {
    throw new AppError("forbidden", "Your company cannot order here now. Please write to us.");
  }
  return company;
}

/**
 * Locks a company until the transaction ends, so that changes of its members and rules, requests, and orders that count
 * towards a limit or its credit, run one after another. Callers that lock accounts too lock those first. NO KEY lets
 * orders refer to it meanwhile.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM "companies" WHERE "id" = ${companyId}::uuid FOR NO KEY UPDATE`;
}

/** Null when the account is no member of the company. */
export async function readBuyingCompany(
  db: Db,
  { companyId, userId }: Buyer,
): Promise<BuyingCompany | null> {
  if (companyId === null || userId === null) return null;
  const member = await db.companyMember.findUnique({
    where: { userId, companyId },
    select: {
      role: true,
      orderLimitPaise: true,
      monthLimitPaise: true,
      company: { select: { state: true, rules: true, gstins: true } },
    },
  });
  if (!member) return null;
  const { role, orderLimitPaise, monthLimitPaise, company } = member;
  return {
    ...{ id: companyId, userId, role, state: company.state, gstins: company.gstins },
    rules: storedRules(company.rules),
    limits: {
      orderPaise: orderLimitPaise === null ? null : toSafePaise(orderLimitPaise),
      monthPaise: monthLimitPaise === null ? null : toSafePaise(monthLimitPaise),
    },
  };
}

export const storedRules = (rules: unknown): CompanyRule[] =>
  companyRulesSchema.parse({ rules }).rules;
