import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { owedBy } from "@/lib/companies/openings/opening-balance";
import { toRupees } from "@/lib/pricing/money";
import type { OpeningAnswer } from "./schemas";

const ENTRY = {
  id: true,
  kind: true,
  amountPaise: true,
  at: true,
  means: true,
  reference: true,
  reason: true,
  by: true,
  createdAt: true,
  reversal: { select: { id: true } },
} as const;

/** The entries of a company's opening balance, oldest first. */
export const listOpeningEntries = (db: Db, companyId: string) =>
  db.openingEntry.findMany({
    where: { companyId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: ENTRY,
  });

export type OpeningEntryRow = Awaited<ReturnType<typeof listOpeningEntries>>[number];

/** @throws AppError not_found */
export async function readOpening(db: Db, companyId: string): Promise<OpeningAnswer> {
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: { id: true },
  });
  if (!company) throw new AppError("not_found", "There is no such company.");
  const rows = await listOpeningEntries(db, companyId);
  return {
    balance: toRupees(rows.reduce((sum, row) => sum + owedBy(row), 0)),
    rows: rows.map(({ id: _id, reversal, at, createdAt, amountPaise: _, ...row }) => ({
      _id,
      ...row,
      amount: toRupees(owedBy({ ...row, amountPaise: _ })),
      at: at.toISOString(),
      createdAt: createdAt.toISOString(),
      reversed: reversal !== null,
    })),
  };
}
