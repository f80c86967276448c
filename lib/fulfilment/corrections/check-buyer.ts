import "server-only";
import type { Transaction } from "@/lib/db/client";
import {
  lockCompany,
  readBuyingCompany,
  storedRules,
  type BuyingCompany,
} from "@/lib/companies/buying-company";
import { lockCredit } from "@/lib/companies/credit/credit";

import { monthSum } from "@/lib/companies/month-sum";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { rulesCatching, requireWithinLimits } from "@/lib/orders/approvals/check-company-order";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import type { Order } from "@/lib/orders/order";
import { methodRefusal } from "@/lib/orders/place/order-refusal";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { methodProblem } from "@/lib/shop/payment-methods/offered";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { inEnglish } from "@/lib/i18n/translate";
import type { Owner } from "./listing";

/** The facts that company rules examine. */
interface Ruled {
  lines: readonly CartLine[];
  totals: Order["totals"] | Omit<Order["totals"], "sampleCreditPaise" | "taxPercent">;
  shippingAddress: PostalAddress;
}

export interface CheckBuyerOptions {
  owner: Owner;
  before: Ruled;
  after: Ruled;
  /** The account of the correcting member; undefined for the shop and for the holder of the order's key. */
  memberId: string | undefined;
}

/**
 * Company rules that require an approval of the corrected order: those that did not catch it before, those about an
 * address that is not the company's, and amount rules when it exceeds the approved total. Call it before anything is
 * written: the company's earlier orders are read from the database.
 * @throws AppError over_limit for a dearer order above the member's limit
 */
export async function rulesOfCorrection(
  tx: Transaction,
  order: Order,
  { owner, before, after, memberId }: CheckBuyerOptions,
): Promise<CompanyRule[]> {
  const company = await readCompany(tx, owner, memberId);
  if (!company) return [];
  const { createdAt, payment } = order;
  const ownPaise = before.totals.totalPaise;
  const monthPaise =
    owner.userId === null
      ? 0
      : await monthSum(tx, { companyId: company.id, userId: owner.userId, at: createdAt });
  const spentPaise = Math.max(0, monthPaise - ownPaise);
  const totalPaise = after.totals.totalPaise;
  const catching = ({ shippingAddress, ...cart }: Ruled) =>
    rulesCatching(tx, company, {
      spentPaise,
      cart: { lines: [...cart.lines], totals: cart.totals },
      shippingAddress,
      paymentMethod: payment.method ?? undefined,
    });
  if (totalPaise > ownPaise) requireWithinLimits(company, { spentPaise, totalPaise });
  const known = new Set(await catching(before));
  const caught = await catching(after);
  const approvedPaise = await readApproved(tx, order);
  const isDearer = totalPaise > (approvedPaise ?? ownPaise);
  const isMoved = JSON.stringify(before.shippingAddress) !== JSON.stringify(after.shippingAddress);
  const needed = caught.filter((rule) =>
    "amount" in rule ? isDearer : !known.has(rule) || (isMoved && rule.kind === "address"),
  );
  if (needed.length > 0 || !isDearer || approvedPaise === null) return needed;
  return [{ kind: "total", amount: toRupees(approvedPaise) }];
}

/**
 * Locks the company. An address that the shop or a holder of the key enters does not count as the company's, nor does a
 * buyer's.
 */
async function readCompany(
  tx: Transaction,
  { companyId, userId }: Owner,
  memberId: string | undefined,
): Promise<BuyingCompany | null> {
  if (companyId === null) return null;
  await lockCompany(tx, companyId);
  const member = await readBuyingCompany(tx, { companyId, userId: memberId ?? userId });
  if (member) return memberId === undefined ? { ...member, role: "buyer" } : member;
  const { rules, ...company } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, state: true, rules: true, gstins: true, purchaseOrder: true },
  });
  return {
    ...company,
    id: companyId,
    userId: userId ?? companyId,
    role: "buyer",
    rules: storedRules(rules),
    limits: { orderPaise: null, monthPaise: null },
  };
}

/** The highest total that the company approved for the order, in paise; null without an approval. */
async function readApproved(
  tx: Transaction,
  { id, approval, totals }: Order,
): Promise<number | null> {
  if (!approval) return null;
  const { _max } = await tx.approvalRequest.aggregate({
    where: { state: "approved", OR: [{ orderId: id }, { correctsId: id }] },
    _max: { totalPaise: true },
  });
  return _max.totalPaise === null ? totals.totalPaise : toSafePaise(_max.totalPaise);
}

/**
 * Limits a dearer order to what its payment method allows; on account, to the free credit.
 * @throws AppError invalid_input
 */
export async function requirePayable(
  tx: Transaction,
  { payment, totals }: Order,
  { owner: { userId, companyId }, totalPaise, settings }: Payable,
): Promise<void> {
  const { method, outstandingPaise } = payment;
  const morePaise = totalPaise - totals.totalPaise;
  if (method === null || morePaise <= 0 || outstandingPaise + morePaise <= 0) return;
  const isOnAccount = method === "account";
  const credit = isOnAccount && userId ? await lockCredit(tx, { userId, companyId }) : null;
  const openPaise = (credit?.openPaise ?? 0) - Math.max(0, outstandingPaise);
  const purchase = {
    totalPaise: isOnAccount ? outstandingPaise + morePaise : totalPaise,
    credit: credit && { ...credit, openPaise },
  };
  const payments = { ...settings.payments, methods: [method] };
  const problem = (t = inEnglish) => methodProblem(payments, method, purchase, t);
  if (problem() !== null) throw methodRefusal((t) => problem(t) ?? "");
}

interface Payable {
  owner: Owner;
  totalPaise: number;
  settings: ShopSettings;
}
