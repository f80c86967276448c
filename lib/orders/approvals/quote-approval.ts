import "server-only";
import type { Db } from "@/lib/db/client";
import type { Identity } from "@/lib/identity/session/identify";
import { readBuyingCompany } from "@/lib/companies/buying-company";
import { caughtRule } from "@/lib/companies/rules/rules";
import { findBuyingCompany } from "../customer";
import type { DemandingCompany } from "../purchase-order/demand";
import type { PricedCart } from "../cart/price-cart";
import type { Quote, QuoteRequest } from "../cart/schemas";
import { limitFigures, readSpent, rulesCatching } from "./check-company-order";

/** The known facts of a request that company rules examine. */
type RuledRequest = Pick<QuoteRequest, "personal" | "shippingAddress" | "paymentMethod">;

/** Limits and rules that the member's company would apply to the cart as an order; empty without a company. */
export async function quoteApproval(
  db: Db,
  identity: Identity,
  { request, cart }: { request: RuledRequest; cart: PricedCart },
): Promise<Pick<Quote, "approval" | "limits" | "purchaseOrder">> {
  const membership = identity.state === "signed-in" ? identity.account.membership : null;
  if (identity.state !== "signed-in" || !membership || request.personal) return {};
  const buyer = { companyId: membership.companyId, userId: identity.account.id };
  const company = await readBuyingCompany(db, buyer);
  if (!company) return {};
  const spentPaise = await readSpent(db, company);
  const caught = await rulesCatching(db, company, { ...request, spentPaise, cart });
  return {
    approval: caught.map(caughtRule),
    limits: limitFigures(company, spentPaise),
    ...quoteDemand(company),
  };
}

const quoteDemand = ({ purchaseOrder }: DemandingCompany): Pick<Quote, "purchaseOrder"> =>
  purchaseOrder === "none" ? {} : { purchaseOrder };

/** The company's purchase order demand for an offer. */
export async function readDemand(
  db: Db,
  companyId: string | null,
): Promise<Pick<Quote, "purchaseOrder">> {
  if (companyId === null) return {};
  const where = { id: companyId };
  return quoteDemand(
    await db.company.findUniqueOrThrow({ where, select: { name: true, purchaseOrder: true } }),
  );
}

/** The purchase order demand of a customer's company when staff order for it; staff may enter an order without it. */
export async function demandFor(
  db: Db,
  userId: string | undefined,
  personal?: boolean,
): Promise<Pick<Quote, "purchaseOrder">> {
  const company = personal ? null : await findBuyingCompany(db, userId);
  return company ? quoteDemand(company) : {};
}
