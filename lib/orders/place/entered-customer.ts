import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { Customer } from "../customer";
import type { EnterOrderRequest } from "./enter-schemas";

/**
 * The customer of an order that staff enters and thereby verifies. A new customer whose email belongs to a verified
 * account gets the order on that account.
 * @throws AppError invalid_input for an unknown account
 */
export async function enteredCustomer(
  db: Db,
  wanted: EnterOrderRequest["customer"],
  enteredBy: AuditActor,
): Promise<Customer> {
  const isKnown = typeof wanted === "string";
  const user = await accountOf(db, wanted);
  const vouched = { proof: "owner" as const, account: null, enteredBy };
  if (user) {
    const { id, name, email } = user;
    const emailProven = user.emailVerifiedAt !== null;
    return { ...vouched, name, userId: id, email, emailProven };
  }
  if (!isKnown) {
    const { name, email = null } = wanted;
    return { ...vouched, name, userId: null, email, emailProven: false };
  }
  const message = "There is no such customer. Choose another one.";
  throw new AppError("invalid_input", message, { fields: { customer: message } });
}

async function accountOf(db: Db, wanted: EnterOrderRequest["customer"]) {
  const select = { id: true, name: true, email: true, emailVerifiedAt: true } as const;
  if (typeof wanted === "string") return db.user.findUnique({ where: { id: wanted }, select });
  const { email } = wanted;
  if (email === undefined) return null;
  return db.user.findFirst({ where: { email, emailVerifiedAt: { not: null } }, select });
}
