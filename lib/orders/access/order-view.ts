import "server-only";
import { AppError } from "@/lib/base/errors";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import type { Permission } from "@/lib/base/permissions";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import type { Prisma } from "@/lib/db/generated/client";
import { companyCan } from "@/lib/identity/session/company-roles";
import { may, type Identity, type Owner } from "@/lib/identity/session/identify";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import { ORDER_ACTS, type OrderAct } from "../order-acts";

/** The single access rule for orders and offers: who sees them, and what they may do with them. */

/** The columns that decide who may open an order. */
export const ORDER_ACCESS = {
  userId: true,
  companyId: true,
  accessKey: true,
  keyExpiresAt: true,
} satisfies Prisma.OrderSelect;

type AccessRow = Prisma.OrderGetPayload<{ select: typeof ORDER_ACCESS }>;

type Holder = Pick<AccessRow, "userId" | "companyId">;

/** The person who asks for an order, with the order's key if they have it. */
export interface OrderVisitor {
  identity: Identity;
  key?: string | undefined;
  /** The permission that opens other people's orders; by default orders.read.all. */
  staff?: Permission;
}

/** "customer" for the order's customer or the holder of its key, "staff" with the permission, null without access. */
export function getOrderView(row: AccessRow, visitor: OrderVisitor): "customer" | "staff" | null {
  const { identity, staff = "orders.read.all" } = visitor;
  if (hasKey(row, visitor)) return "customer";
  if (identity.state === "signed-in" && isOwn(row, identity.account)) return "customer";
  return may(identity, staff) ? "staff" : null;
}

function hasKey(row: AccessRow, { key }: OrderVisitor): boolean {
  return Boolean(key) && isSameSecret(key ?? "", row.accessKey) && row.keyExpiresAt > new Date();
}

/**
 * True when the order or offer belongs to the account. A personal one belongs to its customer; a company's belongs to
 * members whose role reads all orders, and to the member who placed it. A former member has no access.
 */
export function isOwn({ userId, companyId }: Holder, { id, membership }: Owner): boolean {
  if (companyId === null) return userId === id;
  if (membership?.companyId !== companyId) return false;
  return userId === id || companyCan(membership.role, "orders.read");
}

type Owned = { userId: string; companyId: string | null } | { companyId: string };

/**
 * `isOwn` as filters for orders and offers: the account's own, and for a member the company's. No row matches two of
 * them, and each has an index in list order.
 */
export function ownedParts({ id: userId, membership }: Owner): [Owned, ...Owned[]] {
  const personal = { userId, companyId: null };
  if (!membership) return [personal];
  const { companyId, role } = membership;
  return [personal, companyCan(role, "orders.read") ? { companyId } : { userId, companyId }];
}

/** `ownedParts` as a single filter. */
export function ownedBy(owner: Owner) {
  const [personal, ...ofCompany] = ownedParts(owner);
  return ofCompany.length > 0 ? { OR: [personal, ...ofCompany] } : personal;
}

/**
 * Enforces the member's role: finance may read and pay, viewers may read, and only owners cancel orders of other
 * members. Refuses staff who may only read orders. The order's key is enough here, for members too; proofs also
 * require the role (lib/artwork/require-proof.ts).
 * @throws AppError forbidden
 */
export function requireAct(row: AccessRow, visitor: OrderVisitor, act: OrderAct): void {
  const { identity, staff = "orders.write.all" } = visitor;
  if (identity.state !== "signed-in" || hasKey(row, visitor)) return;
  if (isOwn(row, identity.account)) {
    if (!mayAct(row, identity.account, act)) throw forbiddenToRole();
  } else if (!may(identity, staff)) {
    throw new AppError("forbidden", guardTexts.role.description);
  }
}

/** Actions that the member's role allows on an order of their company; undefined for any other order. */
export function allowedActs(row: Holder, { identity }: OrderVisitor): OrderAct[] | undefined {
  if (row.companyId === null || identity.state !== "signed-in") return undefined;
  const { account } = identity;
  if (!isOwn(row, account)) return undefined;
  return ORDER_ACTS.filter((act) => mayAct(row, account, act));
}

export function mayAct(row: Holder, { id, membership }: Owner, act: OrderAct): boolean {
  if (row.companyId === null || !membership) return true;
  const { role } = membership;
  if (act === "pay") return companyCan(role, "orders.pay");
  if (act === "cancel" && row.userId !== id) return companyCan(role, "orders.cancel");
  return companyCan(role, "orders.place");
}
