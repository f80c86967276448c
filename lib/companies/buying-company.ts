import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { CompanyRole, CompanyState, PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { toSafePaise } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import { Refusal } from "@/lib/i18n/refusal";
import { inEnglish } from "@/lib/i18n/translate";
import { companyRulesSchema, type CompanyRule } from "./rules/rule-schemas";

/** A company as the buyer of a member's order. */
export interface BuyingCompany {
  id: string;
  name: string;
  /** The member's account. */
  userId: string;
  state: CompanyState;
  role: CompanyRole;
  rules: readonly CompanyRule[];
  /** As stored: `{ gstin, billingAddress }` each. */
  gstins: unknown;
  limits: MemberLimits;
  /** Its purchase order demand for each order. */
  purchaseOrder: PurchaseOrderDemand;
}

/** Paise; null for no limit. */
export interface MemberLimits {
  orderPaise: number | null;
  monthPaise: number | null;
}

/** The buyer of an order; `companyId` only for a company's order. */
interface Buyer {
  userId: string | null;
  companyId: string | null;
}

/**
 * The company that a member buys for, locked until the transaction ends, so that the second of two orders counts the
 * first. Null for a personal order.
 * @throws AppError forbidden when the member may not order for it, or no longer
 */
export async function lockBuyingCompany(
  tx: Transaction,
  buyer: Buyer,
): Promise<BuyingCompany | null> {
  if (buyer.companyId === null) return null;
  await lockCompany(tx, buyer.companyId);
  return requireBuying(await readBuyingCompany(tx, buyer));
}

type BuyingMember = Pick<BuyingCompany, "name" | "state" | "role">;

/**
 * Requires a member whose role may order, of a company that the shop has not closed.
 * @throws AppError forbidden, also for null, a former member
 */
export function requireBuying<Member extends BuyingMember>(member: Member | null): Member {
  if (member && refusalText(member) === null) return member;
  throw new Refusal("forbidden", (t) =>
    [
      member ? refusalText(member, t) : t("You are no longer a member of this company."),
      t("Order for yourself instead."),
    ].join(" "),
  );
}

export const mayBuy = (member: BuyingMember | null): member is BuyingMember =>
  member !== null && refusalText(member) === null;

function refusalText({ name, state, role }: BuyingMember, t = inEnglish): string | null {
  if (state === "closed") return t("We no longer take orders for {name}.", { name });
  if (companyCan(role, "orders.place")) return null;
  return t("The role {role} does not allow ordering for {name}.", { role: t(role), name });
}

/**
 * Locks a company until the transaction ends. Serialises changes of its members and rules, requests, and orders that
 * count towards a limit or its credit. Callers that also lock accounts lock those first. NO KEY allows inserting orders
 * that reference it meanwhile.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM "companies" WHERE "id" = ${companyId}::uuid FOR NO KEY UPDATE`;
}

/** Null when the account is not a member of the company. */
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
      company: {
        select: { name: true, state: true, rules: true, gstins: true, purchaseOrder: true },
      },
    },
  });
  if (!member) return null;
  const { role, orderLimitPaise, monthLimitPaise, company } = member;
  return {
    id: companyId,
    userId,
    role,
    name: company.name,
    state: company.state,
    gstins: company.gstins,
    purchaseOrder: company.purchaseOrder,
    rules: storedRules(company.rules),
    limits: {
      orderPaise: orderLimitPaise === null ? null : toSafePaise(orderLimitPaise),
      monthPaise: monthLimitPaise === null ? null : toSafePaise(monthLimitPaise),
    },
  };
}

export const storedRules = (rules: unknown): CompanyRule[] =>
  companyRulesSchema.parse({ rules }).rules;
