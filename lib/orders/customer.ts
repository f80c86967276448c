import "server-only";
import { unverifiedActor, type AuditActor, toActor } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import type { Identity } from "@/lib/identity/session/identify";
import { mayBuy, readBuyingCompany, requireBuying } from "@/lib/companies/buying-company";
import type { Order } from "./order";
import type { DemandingCompany } from "./purchase-order/demand";

/** The customer of an order, who places it or has staff enter it. Only an order entered by staff may have no email. */
export type Customer = Orderer & (OrdersAlone | IsOrderedFor);

interface Orderer {
  /** The name given when staff takes the order; null means the name in the shipping address. */
  name: string | null;
  /** The account that the order belongs to; null for a guest. */
  userId: string | null;
  /** The company that it is ordered for; null for a person's own order. */
  companyId: string | null;
  companyName?: string | undefined;
  /** True when the email is the verified one of the signed-in account. */
  emailProven: boolean;
  /**
   * How the order is verified: by a verified account, or by the owner for orders that staff enter; null if unverified.
   */
  proof: "account" | "owner" | null;
  /** The signed-in account; null for a guest, who needs the order's key to open the order again. */
  account: AuditActor | null;
}

interface OrdersAlone {
  email: string;
  enteredBy: null;
}

interface IsOrderedFor {
  email: string | null;
  proof: "owner";
  account: null;
  /** The member of staff who entered the order for the customer. */
  enteredBy: AuditActor;
}

/**
 * The customer of a new order. When a guest uses the email of a verified account, the order belongs to that account
 * (docs/product.md: Accounts).
 * @throws AppError invalid_input for a guest without an email; forbidden for a member who may not order for the company
 */
export async function identifyCustomer(
  db: Db,
  identity: Identity,
  { email, personal = false }: { email?: string | undefined; personal?: boolean | undefined } = {},
): Promise<Customer> {
  if (identity.state === "signed-in") {
    const account = toActor(identity.account);
    const to = email ?? account.identifier;
    const emailProven = identity.account.emailVerified && to === account.identifier;
    const proof = identity.account.emailVerified ? "account" : null;
    const { userId } = account;
    const companyId = findCompany(identity.account, personal);
    const company = companyId
      ? requireBuying(await readBuyingCompany(db, { companyId, userId }))
      : null;
    const of = { companyId: company?.id ?? null, companyName: company?.name };
    const who = { name: null, userId, ...of, email: to };
    return { ...who, emailProven, proof, account, enteredBy: null };
  }
  if (!email) {
    throw invalidField("email", "Please fill in the Email field.");
  }
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return {
    name: null,
    userId: owner?.id ?? null,
    companyId: null,
    email,
    emailProven: false,
    proof: null,
    account: null,
    enteredBy: null,
  };
}

/** The company of an account when staff enter an order or offer for it; null without one. */
export async function findBuyingCompany(
  db: Db,
  userId: string | null | undefined,
): Promise<(DemandingCompany & { id: string }) | null> {
  if (!userId) return null;
  const member = await db.companyMember.findUnique({
    where: { userId },
    select: {
      role: true,
      company: { select: { id: true, name: true, state: true, purchaseOrder: true } },
    },
  });
  return member && mayBuy({ ...member.company, role: member.role }) ? member.company : null;
}

/**
 * The company to which the reader may hand over their own order or offer; undefined without one, or if it belongs to
 * another account.
 */
export async function handOverName(
  db: Db,
  { userId, companyId }: { userId: string | null; companyId: string | null },
  identity: Identity,
): Promise<string | undefined> {
  if (identity.state !== "signed-in" || companyId !== null) return undefined;
  const { id, membership } = identity.account;
  if (!membership || userId !== id) return undefined;
  return (await findBuyingCompany(db, id))?.name;
}

/** The actor of a request with the order's key: the signed-in account, or the guest under the name on the order. */
export function customerActor(
  identity: Identity,
  { customer }: Pick<Order, "customer">,
): AuditActor {
  if (identity.state === "signed-in") return toActor(identity.account);
  return unverifiedActor(customer.email ?? customer.phone ?? customer.name, customer.name);
}

/** The company that an account orders for; null for a personal order. */
export const findCompany = (
  { membership }: { membership: { companyId: string } | null },
  personal = false,
): string | null => (personal ? null : (membership?.companyId ?? null));
