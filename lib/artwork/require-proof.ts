import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { customerActor } from "@/lib/orders/customer";
import {
  isOwn,
  mayAct,
  ORDER_ACCESS,
  getOrderView,
  type OrderVisitor,
} from "@/lib/orders/access/order-view";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import { orderNamed } from "@/lib/orders/read/read-order";
import type { OrderParty } from "@/lib/orders/status";
import { may } from "@/lib/identity/session/identify";

/** Access to an order's artwork and proofs, by party. */

const ORDER = {
  ...ORDER_ACCESS,
  id: true,
  orderId: true,
  customerName: true,
  email: true,
  phone: true,
  company: true,
  proof: true,
} satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

/** A person who may see an order, and their party. */
export interface ProofReader {
  order: OrderRow;
  party: Exclude<OrderParty, "system">;
  /** False for staff who see only approved proofs, such as at the packing table. */
  seesAll: boolean;
  /** False for read-only members of the order's company. */
  mayAct: boolean;
  actor: AuditActor;
  /** Name shown with their texts. */
  name: string;
  /** The buyer's proof of access: a session of the order's account, or the order's key. */
  way: "session" | "key";
}

const MISSING = "There is no such order, or the link is not valid.";

function findReader(order: OrderRow | null, visitor: OrderVisitor): ProofReader {
  const { identity } = visitor;
  const view = order && getOrderView(order, { ...visitor, staff: "orders.write.all" });
  if (!order || !view) throw new AppError("not_found", MISSING);
  const account = identity.state === "signed-in" ? identity.account : null;
  const owns = account !== null && isOwn(order, account);
  // Staff who also hold the order's key remain staff: only the buyer may approve.
  const isStaff = !owns && (identity.state === "key" || may(identity, "admin.open"));
  const { customerName: name, email, phone, company } = order;
  const actor = customerActor(identity, { customer: { name, email, phone, company } });
  return {
    order,
    party: isStaff ? "shop" : "customer",
    seesAll: !isStaff || may(identity, "proofs.write"),
    mayAct: !owns || mayAct(order, account, "act"),
    actor,
    name: isStaff ? actor.name : name,
    way: owns ? "session" : "key",
  };
}

/**
 * @param named `_id` or order number
 * @throws AppError not_found, also for another customer's order
 */
export async function requireOrderReader(
  db: Db,
  named: string,
  visitor: OrderVisitor,
): Promise<ProofReader> {
  const order = await db.order.findUnique({ where: orderNamed(named), select: ORDER });
  return findReader(order, visitor);
}

export interface VisibleProof extends ProofReader {
  proof: { id: string; orderLineId: string; name: string; storage: string; key: string };
}

/** @throws AppError not_found, also for a proof of another customer's order, or one that is not approved yet */
export async function requireProof(
  db: Db,
  id: string,
  visitor: OrderVisitor,
): Promise<VisibleProof> {
  const row = isUuid(id)
    ? await db.proof.findUnique({
        where: { id },
        select: {
          id: true,
          state: true,
          name: true,
          storage: true,
          key: true,
          orderLineId: true,
          orderLine: { select: { order: { select: ORDER } } },
        },
      })
    : null;
  if (!row?.orderLine || row.orderLineId === null) throw new AppError("not_found", MISSING);
  const reader = findReader(row.orderLine.order, visitor);
  if (!reader.seesAll && row.state !== "approved") throw new AppError("not_found", MISSING);
  const { orderLineId, name, storage, key } = row;
  return { ...reader, proof: { id: row.id, orderLineId, name, storage, key } };
}

/** @throws AppError forbidden for staff who see only approved proofs, and for read-only members of a company */
export function requireWriter({ seesAll, mayAct: acts }: ProofReader): void {
  if (!acts) throw forbiddenToRole();
  if (seesAll) return;
  throw new AppError("forbidden", "You may read approved proofs. Ask an admin to change them.");
}

/** @throws AppError forbidden for staff, and for read-only members of a company */
export function requireBuyer({ party, mayAct: acts }: ProofReader, message: string): void {
  if (!acts) throw forbiddenToRole();
  if (party === "customer") return;
  throw new AppError("forbidden", message);
}
