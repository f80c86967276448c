import "server-only";
import type { Transaction } from "@/lib/db/client";
import { listCallOffs, openUnits } from "@/lib/orders/read/read-call-offs";

interface Dispatched {
  orderId: string;
  dispatchId: string;
  lines: readonly { line: string; quantity: number }[];
  /** The call-offs that the dispatch names. */
  first: readonly string[];
}

/**
 * Allocates dispatched units to call-offs of their lines: first the named ones, then by day. Dispatching an unanswered
 * call-off agrees to it. Reverting the dispatch reopens them.
 */
export async function meetCallOffs(
  tx: Transaction,
  { orderId, dispatchId, lines, first }: Dispatched,
): Promise<void> {
  const callOffs = (await listCallOffs(tx, { orderId })).filter((each) => openUnits(each) > 0);
  if (callOffs.length === 0) return;
  const named = callOffs.filter(({ id }) => first.includes(id));
  const inTurn = [...named, ...callOffs.filter((each) => !named.includes(each))];
  const left = new Map(lines.map(({ line, quantity }) => [line, quantity]));
  const data = inTurn.flatMap((callOff) => {
    const quantity = Math.min(openUnits(callOff), left.get(callOff.line) ?? 0);
    left.set(callOff.line, (left.get(callOff.line) ?? 0) - quantity);
    return quantity > 0 ? [{ callOffId: callOff.id, dispatchId, quantity }] : [];
  });
  if (data.length === 0) return;
  await tx.orderCallOffDispatch.createMany({ data });
  const ids = data.map(({ callOffId }) => callOffId);
  await tx.orderCallOff.updateMany({
    where: { id: { in: ids }, state: "asked" },
    data: { state: "agreed" },
  });
}
