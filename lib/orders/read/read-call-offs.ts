import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import type { OrderCalledOff, OrderCallOff } from "../order-movements";

const CALL_OFF = {
  id: true,
  orderLineId: true,
  quantity: true,
  sent: true,
  on: true,
  state: true,
  by: true,
  words: true,
} satisfies Prisma.OrderCallOffSelect;

const toCallOff = ({
  orderLineId: line,
  on,
  ...row
}: Prisma.OrderCallOffGetPayload<{ select: typeof CALL_OFF }>): OrderCallOff => ({
  ...row,
  line,
  on: dateName(on),
});

/** Call-offs by day. Checks no access. */
export async function listCallOffs(
  db: Db,
  where: Prisma.OrderCallOffWhereInput,
): Promise<OrderCallOff[]> {
  const rows = await db.orderCallOff.findMany({
    where,
    orderBy: [{ on: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    select: CALL_OFF,
  });
  return rows.map(toCallOff);
}

/** Returns the units of a call-off that have not left; 0 when the shop declined it. */
export const openUnits = ({
  state,
  quantity,
  sent,
}: Pick<OrderCallOff, "state" | "quantity" | "sent">): number =>
  state === "declined" ? 0 : quantity - sent;

/**
 * Returns the call-offs of an order and, for each line, the units that have not left and those that are not called off
 * either. `earliest` is the shop's usual dispatch day from now, because the goods are made already.
 */
export async function readCallOffs(db: Db, orderId: string): Promise<OrderCalledOff> {
  const callOffs = await listCallOffs(db, { orderId });
  const lines = await db.orderLine.findMany({
    where: { orderId, kind: { notIn: ["fee", "tool"] } },
    orderBy: { position: "asc" },
    select: { id: true, quantity: true, dispatched: { select: { quantity: true } } },
  });
  return {
    earliest: expectedDispatch(await readShopSettings(db), new Date(), []),
    lines: lines.map(({ id: line, quantity, dispatched }) => {
      const left = quantity - dispatched.reduce((sum, row) => sum + row.quantity, 0);
      const called = callOffs
        .filter((each) => each.line === line)
        .reduce((sum, each) => sum + openUnits(each), 0);
      return { line, left, free: Math.max(0, left - called) };
    }),
    callOffs,
  };
}
