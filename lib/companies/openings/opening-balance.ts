import "server-only";
import { Prisma } from "shop-database";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { dayName, dayNamed } from "@/lib/base/india-time";
import type { Db, Transaction } from "@/lib/db/client";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { planOpening, type OpeningBalance } from "./plan-opening";

type Entry = Pick<Prisma.OpeningEntryGetPayload<object>, "kind" | "amountPaise">;

/** Effect of an entry on the amount owed. */
export const owedBy = ({ kind, amountPaise }: Entry): number =>
  kind === "receipt" ? -toSafePaise(amountPaise) : toSafePaise(amountPaise);

const SUM = Prisma.sql`sum(CASE "kind" WHEN 'receipt' THEN -"amountPaise" ELSE "amountPaise" END)`;

/** Unpaid opening balances of these companies, in paise; companies without one are absent. */
export async function readOpenings(
  db: Db,
  companyIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ companyId: string; paise: bigint }[]>`
    SELECT "companyId", ${SUM}::bigint AS "paise" FROM "opening_entries"
    WHERE "companyId" = ANY (${companyIds}::uuid[]) GROUP BY "companyId"`;
  return new Map(rows.map(({ companyId, paise }) => [companyId, toSafePaise(paise)]));
}

/** The opening balance as entered and corrected, before payments: by day, in paise. */
export async function readEntered(
  db: Db,
  companyIds: readonly string[],
): Promise<Map<string, OpeningBalance[]>> {
  const rows = await db.openingEntry.findMany({
    where: { companyId: { in: [...companyIds] }, kind: { in: ["opening", "correction"] } },
    select: { companyId: true, amountPaise: true, at: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const entered = new Map<string, OpeningBalance[]>();
  for (const { companyId, amountPaise, at } of rows) {
    const known = entered.get(companyId) ?? [];
    entered.set(companyId, known);
    const day = dayName(at);
    const same = known.find((balance) => balance.day === day);
    if (same) same.amountPaise += toSafePaise(amountPaise);
    else known.push({ day, amountPaise: toSafePaise(amountPaise) });
  }
  return entered;
}

export interface BookOpeningOptions extends Omit<AuditedWrite, "db"> {
  company: { id: string; name: string };
  balance: OpeningBalance;
  reason: string | null;
}

/** Books an opening balance, or its corrections; the company is locked. Returns true when it changed. */
export async function bookOpening(tx: Transaction, options: BookOpeningOptions): Promise<boolean> {
  const { company, balance, reason, actor, ipAddress } = options;
  const entered = (await readEntered(tx, [company.id])).get(company.id);
  const added = planOpening(entered ?? [], balance);
  if (added.length === 0) return false;
  await tx.openingEntry.createMany({
    data: added.map(({ day, amountPaise }) => ({
      companyId: company.id,
      kind: entered ? "correction" : "opening",
      amountPaise,
      at: dayNamed(day),
      reason,
      userId: actor.userId,
      by: actor.name,
    })),
  });
  await recordAudit(tx, {
    event: "Opening Balance Updated",
    actor,
    description: `The opening balance of the company ${company.name} on ${balance.day} is ${formatRupees(balance.amountPaise)}`,
    ipAddress,
    details: { company: company.id, amountPaise: balance.amountPaise, day: balance.day, reason },
  });
  return true;
}
