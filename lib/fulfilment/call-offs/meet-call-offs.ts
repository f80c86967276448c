import "server-only";
import type { Transaction } from "@/lib/db/client";
import { listCallOffs, openUnits } from "@/lib/orders/read/read-call-offs";

interface Met {
  orderId: string;
  dispatchId: string;
  lines: readonly { line: string; quantity: number }[];
  /** The call-offs that the dispatch is for. */
  first: readonly string[];
}

/**
 * Counts what leaves towards the call-offs of its lines: first those that it is for, then by day. Anyone who sends what
 * was asked for agrees to it. Taking the dispatch back opens them again by itself.
 */
export async function meetCallOffs(
  tx: Transaction,
  { orderId, dispatchId, lines, first }: Met,
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
