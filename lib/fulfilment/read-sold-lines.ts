import "server-only";
import type { Db } from "@/lib/db/client";
import { Refusal } from "@/lib/words/refusal";
import type { Say } from "@/lib/words/say";

export interface SoldLine extends SoldPacks {
  productId: string | null;
  packSize: string | null;
  /** Whether what comes back can be sold to somebody else: it came from the stock and is not printed. */
  isStock: boolean;
}

/**
 * The lines of an order in their order, with the number of returned packs. Of an order whose dispatches were recorded, no
 * more was bought than has left.
 */
export async function readSoldLines(db: Db, orderId: string): Promise<SoldLine[]> {
  const departures = await db.orderDispatch.count({ where: { orderId } });
  const lines = await db.orderLine.findMany({
    where: { orderId },
    select: {
      id: true,
      productId: true,
      name: true,
      packSize: true,
      fromStock: true,
      print: true,
      quantity: true,
      returns: { select: { quantity: true } },
      dispatched: { select: { quantity: true } },
    },
    orderBy: { position: "asc" },
  });
  return lines.map(({ quantity, returns, dispatched, fromStock, print, ...line }) => ({
    ...line,
    isStock: fromStock && print === null,
    bought: departures > 0 ? countUnits(dispatched) : quantity,
    returned: countUnits(returns),
  }));
}

const countUnits = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** A line of an order, with the packs returned so far. */
interface SoldPacks {
  id: string;
  name: string;
  bought: number;
  returned: number;
}

/** Why these packs cannot be returned; null when they can. Never more than were bought and not yet returned. */
export function returnedRefusal(
  lines: readonly SoldPacks[],
  wanted: readonly { line: string; quantity: number }[],
): Refusal | null {
  const refuse = (words: (say: Say) => string) =>
    new Refusal("invalid_input", words, { at: "lines" });
  for (const { line, quantity } of wanted) {
    const sold = lines.find(({ id }) => id === line);
    if (!sold) return refuse((say) => say("One of the lines is not of this order."));
    const count = sold.bought - sold.returned;
    if (quantity <= count) continue;
    const { name } = sold;
    return refuse((say) => say("Of {name} at most {count} can come back.", { name, count }));
  }
  return null;
}
