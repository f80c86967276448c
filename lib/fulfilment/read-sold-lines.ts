import "server-only";
import type { Db } from "@/lib/db/client";
import type { ClaimDecision } from "@/lib/db/generated/enums";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";

export interface SoldLine extends SoldPacks {
  productId: string | null;
  packSize: string | null;
  /** True when returned units can be resold: they came from stock and are not printed. */
  isStock: boolean;
}

/**
 * The lines of an order in order, with the compensation of their units so far: a unit is compensated once, by a return,
 * a credit, a replacement, or the credit of a sample in another order. A replacement counts while its order stands and
 * its goods were not returned. For an order with recorded dispatches, only dispatched units count as bought. Writers
 * call it under the order's lock.
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
      claims: { select: { quantity: true, claim: { select: { decision: true } } } },
      creditedIn: { select: { orderId: true } },
    },
    orderBy: { position: "asc" },
  });
  const replaced = await readReplacedUnits(db, lines);
  return lines.map(
    ({ quantity, returns, dispatched, claims, creditedIn, fromStock, print, ...line }) => {
      const claimed = (decision: ClaimDecision | null) =>
        countUnits(claims.filter(({ claim }) => claim.decision === decision));
      const returned = countUnits(returns);
      const again = replaced.get(line.id) ?? 0;
      return {
        ...line,
        isStock: fromStock && print === null,
        bought: departures > 0 ? countUnits(dispatched) : quantity,
        returned,
        replaced: again,
        compensated: creditedIn ? quantity : returned + again + claimed("credit"),
        creditedIn: creditedIn?.orderId ?? null,
        reported: claimed(null),
      };
    },
  );
}

/** Units sent again, or to be sent, free of charge, by line id. */
async function readReplacedUnits(
  db: Db,
  lines: readonly { id: string }[],
): Promise<Map<string, number>> {
  const again = await db.orderLine.findMany({
    where: {
      replacesLineId: { in: lines.map(({ id }) => id) },
      order: { status: { not: "Cancelled" } },
    },
    select: { replacesLineId: true, quantity: true, returns: { select: { quantity: true } } },
  });
  return new Map(
    lines.map(({ id }) => {
      const own = again.filter(({ replacesLineId }) => replacesLineId === id);
      const back = own.flatMap(({ returns }) => returns);
      return [id, countUnits(own) - countUnits(back)];
    }),
  );
}

const countUnits = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** A line of an order, in its unit. */
interface SoldPacks {
  id: string;
  name: string;
  bought: number;
  /** Returned units. */
  returned: number;
  /** Units replaced free of charge. */
  replaced: number;
  /** Returned, credited or replaced units; all units of a sample credited in another order. */
  compensated: number;
  /** Number of that other order. */
  creditedIn: string | null;
  /** Units of unanswered claims. */
  reported: number;
}

/** Units without a compensation. */
export const uncompensated = ({ bought, compensated }: Pick<SoldPacks, "bought" | "compensated">) =>
  Math.max(0, bought - compensated);

type Wanted = readonly { line: string; quantity: number }[];

/** The reason why these packs cannot be returned; null when they can. */
export function returnedRefusal(lines: readonly SoldPacks[], wanted: Wanted): Refusal | null {
  return findRefusal(lines, wanted, uncompensated, (t, more) =>
    t("Of {name} at most {count} can come back.", more),
  );
}

/** The reason why these packs cannot be claimed; null when they can. */
export function reportedRefusal(lines: readonly SoldPacks[], wanted: Wanted): Refusal | null {
  const left = (line: SoldPacks) => Math.max(0, uncompensated(line) - line.reported);
  return findRefusal(lines, wanted, left, (t, more) =>
    t(
      "Of {name} at most {count} can be reported: no more were sent, and none is reported, credited, replaced or returned twice.",
      more,
    ),
  );
}

/** The reason why these packs of a claim cannot be credited or replaced; null when they can. */
export function compensationRefusal(lines: readonly SoldPacks[], wanted: Wanted): Refusal | null {
  return findRefusal(lines, wanted, uncompensated, (t, more) =>
    t(
      "Of {name} at most {count} can be credited or replaced: the others came back, or were credited or replaced already.",
      more,
    ),
  );
}

export const SAMPLE_CREDITED =
  "The price of the sample {name} was credited in order {order}. Cancel that order first.";

type Words = (t: Translate, more: { name: string; count: number }) => string;

function findRefusal(
  lines: readonly SoldPacks[],
  wanted: Wanted,
  left: (line: SoldPacks) => number,
  words: Words,
): Refusal | null {
  const refuse = (text: (t: Translate) => string) =>
    new Refusal("invalid_input", text, { at: "lines" });
  for (const { line, quantity } of wanted) {
    const sold = lines.find(({ id }) => id === line);
    if (!sold) return refuse((t) => t("One of the lines is not of this order."));
    const count = left(sold);
    const { name, creditedIn: order } = sold;
    if (quantity > count && order !== null)
      return refuse((t) => t(SAMPLE_CREDITED, { name, order }));
    if (quantity > count) return refuse((t) => words(t, { name, count }));
  }
  return null;
}
