import "server-only";
import { dateName } from "@/lib/base/calendar-date";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";

interface RatePeriod {
  /** Of the rate itself, where it is one that is changed. */
  id?: string;
  hsn: string;
  /** Days by name, both included; null: until further notice. */
  from: string;
  to: string | null;
}

/**
 * Holds the rates of one heading until the transaction ends and refuses a period that another of them
 * reaches into. The database refuses it too, without words.
 * @throws AppError overlap
 */
export async function refuseOverlap(
  tx: Transaction,
  { id, hsn, from, to }: RatePeriod,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tax-rate:${hsn}`}, 0))`;
  const other = await tx.taxRate.findFirst({
    where: {
      hsn,
      ...(id ? { id: { not: id } } : {}),
      ...(to === null ? {} : { validFrom: { lte: new Date(to) } }),
      OR: [{ validTo: null }, { validTo: { gte: new Date(from) } }],
    },
    orderBy: { validFrom: "asc" },
    select: { validFrom: true },
  });
  if (!other) return;
  const since = dateName(other.validFrom);
  const message = `Another rate of HSN ${hsn}, from ${since}, holds on some of these days. End it first, or choose other days.`;
  throw new AppError("overlap", message, { fields: { [id ? "to" : "from"]: message } });
}
