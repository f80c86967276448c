import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { Customer } from "./customer";
import type { EnterOrderRequest } from "./enter-schemas";

/**
 * The customer of an order that somebody of the shop enters, who vouches for it. Somebody new whose
 * address a verified account has proven is that account.
 * @throws AppError invalid_input for an account that there is not
 */
export async function enteredCustomer(
  db: Db,
  wanted: EnterOrderRequest["customer"],
  enteredBy: AuditActor,
): Promise<Customer> {
  const isKnown = typeof wanted === "string";
  const user = await db.user.findFirst({
    where: isKnown ? { id: wanted } : { email: wanted.email, emailVerifiedAt: { not: null } },
    select: { id: true, name: true, email: true, emailVerifiedAt: true },
  });
  const vouched = { proof: "owner", account: null, enteredBy } as const;
  if (user) {
    const { id, name, email } = user;
    const emailProven = user.emailVerifiedAt !== null;
    return { ...vouched, name, userId: id, email, emailProven };
  }
  if (!isKnown) {
    const { name, email } = wanted;
    return { ...vouched, name, userId: null, email, emailProven: false };
  }
  const message = "There is no such customer. Choose another one.";
  throw new AppError("invalid_input", message, { fields: { customer: message } });
}
