import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import type { CompanyRole, CompanyState, PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { toSafePaise } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import { Refusal } from "@/lib/i18n/refusal";
import { inEnglish } from "@/lib/i18n/translate";
import { companyRulesSchema, type CompanyRule } from "./rules/rule-schemas";

/** A company as it buys through one of its members. */
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
  /** What of a purchase order each of its orders must have. */
  purchaseOrder: PurchaseOrderDemand;
}

/** Paise; null for no limit. */
export interface MemberLimits {
  orderPaise: number | null;
  monthPaise: number | null;
}

/** Whom an order is for; a company's id only of a company's order. */
interface Buyer {
  userId: string | null;
  companyId: string | null;
}

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
  return requireBuying(await readBuyingCompany(tx, buyer));
}

type BuyingMember = Pick<BuyingCompany, "name" | "state" | "role">;

/**
 * Who may order for a company: members whose role orders, unless the shop has closed it.
 * @throws AppError forbidden, also for null: who has left it
 */
export function requireBuying<Member extends BuyingMember>(member: Member | null): Member {
  if (member && refusalText(member) === null) return member;
  throw new Refusal("forbidden", (t) =>
    [
      member ? refusalText(member, t) : t("You belong to this company no more."),
      t("Order for yourself instead."),
    ].join(" "),
  );
}

export const mayBuy = (member: BuyingMember | null): member is BuyingMember =>
  member !== null && refusalText(member) === null;

function refusalText({ name, state, role }: BuyingMember, t = inEnglish): string | null {
  if (state === "closed") return t("We take no orders for {name} any more.", { name });
  if (companyCan(role, "orders.place")) return null;
  return t("With the role {role} you order nothing for {name}.", { role: t(role), name });
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
