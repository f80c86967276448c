import "server-only";
import { unprovenActor, type AuditActor, actorOf } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { Identity } from "@/lib/session/identify";
import type { Order } from "./order";

/** Who orders: by themselves, or through somebody of the shop. Only the latter's may be without an email. */
export type Customer = Orderer & (OrdersAlone | IsOrderedFor);

interface Orderer {
  /** As they called themselves where the order is taken for them; null: whoever the goods are sent to. */
  name: string | null;
  /** The account that the order belongs to; null where there is none. */
  userId: string | null;
  /** Whether the address is the one that the signed-in account has proven. */
  emailProven: boolean;
  /** A verified account vouches for its orders, the owner for those that they enter. */
  proof: "account" | "owner" | null;
  /** Whose session it is; without one the order's key is needed to see the order again. */
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
  /** Of the shop's people, who entered the order in the customer's name. */
  enteredBy: AuditActor;
}

/**
 * The customer of a new order. A guest whose address a verified account has proven orders for that
 * account (accounts issue: guest orders placed with the address belong to it).
 * @throws AppError invalid_input for a guest without e-mail
 */
export async function customerOf(
  db: Db,
  identity: Identity,
  email: string | undefined,
): Promise<Customer> {
  if (identity.state === "signed-in") {
    const account = actorOf(identity.account);
    const to = email ?? account.identifier;
    const emailProven = identity.account.emailVerified && to === account.identifier;
    const proof = identity.account.emailVerified ? "account" : null;
    const { userId } = account;
    return { name: null, userId, email: to, emailProven, proof, account, enteredBy: null };
  }
  if (!email) {
    const message = "Please fill in the Email field.";
    throw new AppError("invalid_input", message, { fields: { email: message } });
  }
  const owner = await db.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return {
    name: null,
    userId: owner?.id ?? null,
    email,
    emailProven: false,
    proof: null,
    account: null,
    enteredBy: null,
  };
}

/** Who acts on an order with its key: whoever is signed in, or the guest by the name on the order. */
export function customerActor(
  identity: Identity,
  { customer }: Pick<Order, "customer">,
): AuditActor {
  if (identity.state === "signed-in") return actorOf(identity.account);
  return unprovenActor(customer.email ?? customer.phone ?? customer.name, customer.name);
}
