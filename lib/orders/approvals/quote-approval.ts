import "server-only";
import type { Db } from "@/lib/db/client";
import type { Identity } from "@/lib/identity/session/identify";
import { readBuyingCompany } from "@/lib/companies/buying-company";
import { caughtRule } from "@/lib/companies/rules/rules";
import type { PricedCart } from "../cart/price-cart";
import type { Quote, QuoteRequest } from "../cart/schemas";
import { limitFigures, readSpent, rulesCatching } from "./check-company-order";

/** What of a request its company's rules look at, as far as it is known. */
type RuledRequest = Pick<QuoteRequest, "personal" | "shippingAddress" | "paymentMethod">;

/** What a member's company would say to the cart as an order; nothing without a company. */
export async function quoteApproval(
  db: Db,
  identity: Identity,
  { request, cart }: { request: RuledRequest; cart: PricedCart },
): Promise<Pick<Quote, "approval" | "limits">> {
  const membership = identity.state === "signed-in" ? identity.account.membership : null;
  if (identity.state !== "signed-in" || !membership || request.personal) return {};
  const buyer = { companyId: membership.companyId, userId: identity.account.id };
  const company = await readBuyingCompany(db, buyer);
  if (!company) return {};
  const spentPaise = await readSpent(db, company);
  const caught = await rulesCatching(db, company, { ...request, spentPaise, cart });
  return { approval: caught.map(caughtRule), limits: limitFigures(company, spentPaise) };
}
