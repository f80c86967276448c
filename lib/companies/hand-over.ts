import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import type { AuditEvent } from "@/lib/audit/events";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { lockBuyingCompany, type BuyingCompany } from "@/lib/companies/buying-company";
import { companyCan } from "@/lib/identity/session/company-roles";
import { requireMembership } from "@/lib/identity/session/membership";
import { Refusal } from "@/lib/i18n/refusal";
import type { HandOver } from "./schemas";

interface HandOverOptions extends SignedInWrite {
  request: HandOver;
}

/** Maximum addresses of a company (lib/identity/addresses/addresses.ts). */
const MOST_ADDRESSES = 20;

const EVENTS = {
  order: "Order Company Updated",
  offer: "Offer Company Updated",
  address: "Address Updated",
} as const satisfies Record<HandOver["kind"], AuditEvent>;

/**
 * Hands over a member's personal order, offer or address to their company, irrevocably. An order and its offer go
 * together.
 * @throws AppError not_member; forbidden for a role that may not order; not_found for a record of another owner;
 * invalid_transition for an unpaid order on account, or one whose orderer is subject to rules; invalid_input when there
 * is no room for an address
 */
export async function handOver(options: HandOverOptions): Promise<void> {
  const { db, identity, ipAddress, request } = options;
  const { account } = identity;
  const { companyId } = requireMembership(identity);
  await db.$transaction(async (tx) => {
    const company = await lockBuyingCompany(tx, { userId: account.id, companyId });
    const isBound = company !== null && isRuled(company);
    const vouches = company !== null && companyCan(company.role, "requests.decide");
    const own = { id: request.id, userId: account.id, companyId, isBound, vouches };
    const given = await GIVE[request.kind](tx, own);
    if (given === null) throw new AppError("not_found", "There is nothing of your own here.");
    await recordAudit(tx, {
      event: EVENTS[request.kind],
      actor: toActor(account),
      description: `${account.email} handed ${given} over to the company ${company?.name ?? ""}`,
      ipAddress,
      details: { [request.kind]: request.id, company: companyId },
    });
  });
}

/** True when the company restricts the member's orders: a handed-over order would evade its rules and limits. */
const isRuled = ({ role, rules, limits: { orderPaise, monthPaise } }: BuyingCompany): boolean =>
  !companyCan(role, "requests.decide") &&
  (rules.length > 0 || orderPaise !== null || monthPaise !== null);

interface Given {
  id: string;
  userId: string;
  companyId: string;
  isBound: boolean;
  /** True when company rules accept addresses from this member. */
  vouches: boolean;
}

/** Each returns the handed-over record in words; null for a record of another owner, or of a company already. */
const GIVE: Record<HandOver["kind"], (tx: Transaction, given: Given) => Promise<string | null>> = {
  order: giveOrder,
  offer: giveOffer,
  address: giveAddress,
};

async function giveOrder(tx: Transaction, { id, userId, companyId, isBound }: Given) {
  const own = { id, userId, companyId: null };
  const [order] = await tx.order.findMany({
    where: own,
    select: { orderId: true, paymentMethod: true, outstandingPaise: true },
  });
  if (!order) return null;
  if (order.paymentMethod === "account" && order.outstandingPaise > 0) {
    const message =
      "Your company would owe it: an order on account is handed over once it is paid.";
    throw new AppError("invalid_transition", message);
  }
  if (isBound && order.outstandingPaise > 0) {
    const message =
      "Your company approves what it owes: this order is handed over once it is paid.";
    throw new AppError("invalid_transition", message);
  }
  const { count } = await tx.order.updateMany({ where: own, data: { companyId } });
  if (count === 0) return null;
  await giveItems(tx, { id, userId, companyId });
  const itsOffer = { orderId: id, userId, companyId: null };
  await tx.offer.updateMany({ where: itsOffer, data: { companyId } });
  return `order ${order.orderId}`;
}

/** Hands over the approved items too, without a code that the company uses for something else. */
async function giveItems(
  tx: Transaction,
  { id, userId, companyId }: Pick<Given, "id" | "userId" | "companyId">,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "items" i SET "userId" = NULL, "companyId" = ${companyId}::uuid, "updatedAt" = now(),
      "code" = CASE WHEN EXISTS (
        SELECT FROM "items" c WHERE c."companyId" = ${companyId}::uuid AND lower(c."code") = lower(i."code")
      ) THEN NULL ELSE i."code" END
    FROM "order_lines" l
    WHERE l."id" = i."lineId" AND l."orderId" = ${id}::uuid AND i."userId" = ${userId}::uuid`;
}

async function giveOffer(tx: Transaction, given: Given) {
  const { id, userId, companyId } = given;
  const own = { id, userId, companyId: null };
  const [offer] = await tx.offer.findMany({ where: own, select: { number: true, orderId: true } });
  if (!offer) return null;
  const { count } = await tx.offer.updateMany({ where: own, data: { companyId } });
  if (count === 0) return null;
  if (offer.orderId) await giveOrder(tx, { ...given, id: offer.orderId });
  return `offer ${offer.number}`;
}

async function giveAddress(tx: Transaction, { id, userId, companyId, vouches }: Given) {
  if ((await tx.address.count({ where: { companyId } })) >= MOST_ADDRESSES) {
    throw new Refusal("invalid_input", (t) =>
      t("Your company keeps {count} addresses already. Delete one of them first.", {
        count: MOST_ADDRESSES,
      }),
    );
  }
  const { count } = await tx.address.updateMany({
    where: { id, userId, companyId: null },
    data: {
      companyId,
      vouchedById: vouches ? userId : null,
      defaultShipping: false,
      defaultBilling: false,
    },
  });
  return count === 0 ? null : "a saved address";
}
