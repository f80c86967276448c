import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { dayNamed } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import { insertRows } from "@/lib/db/insert-rows";
import { newUuid } from "@/lib/db/new-uuid";
import type { PlannedCompany } from "./planned";

/** Rows per statement. */
const BATCH = 1_000;

interface WriteOptions {
  actor: AuditActor;
  /** Reason to correct an existing balance. */
  reason: string;
}

/** A written company with its id. */
export interface WrittenCompany extends PlannedCompany {
  id: string;
}

/** Writes planned companies, in statements of many rows each. The caller planned them in the same transaction. */
export async function writeCompanies(
  tx: Transaction,
  plans: readonly PlannedCompany[],
  { actor, reason }: WriteOptions,
): Promise<WrittenCompany[]> {
  const written = plans.map((plan) => ({ ...plan, id: plan.before?.id ?? newUuid() }));
  const added = written.filter(({ before }) => before === null);
  const changed = written.filter(({ before, changes }) => before !== null && changes.length > 0);
  await insert(tx, "companies", added.map(toRow));
  for (const company of changed) await updateTerms(tx, company);
  await insert(
    tx,
    "addresses",
    written.flatMap(({ id, addresses }) =>
      addresses.map(({ label, phone, gstin, apartment, ...address }) => ({
        id: newUuid(),
        companyId: id,
        vouchedById: actor.userId,
        label: label ?? null,
        ...address,
        apartment: apartment ?? null,
        phone: phone ?? null,
        gstin: gstin ?? null,
      })),
    ),
  );
  await insert(
    tx,
    "company_people",
    written.flatMap(({ id, people }) =>
      people.map((person) => ({ id: newUuid(), companyId: id, ...person })),
    ),
  );
  for (const { id: companyId, roles } of written) {
    for (const { email, role } of roles) {
      await tx.companyPerson.updateMany({
        where: { companyId, email, joinedAt: null },
        data: { role },
      });
      await tx.companyInvitation.updateMany({ where: { companyId, email }, data: { role } });
    }
  }
  await insert(
    tx,
    "opening_entries",
    written.flatMap((company) => toOpenings(company, actor, reason)),
  );
  await writeItems(tx, written);
  return written;
}

const toRow = ({ id, after }: WrittenCompany) => ({
  id,
  ...after,
  state: isGranted(after) ? "approved" : "open",
  updatedAt: new Date().toISOString(),
});

const isGranted = ({ creditDays, priceListId }: PlannedCompany["after"]) =>
  creditDays !== null || priceListId !== null;

async function updateTerms(tx: Transaction, { id, before, after }: WrittenCompany): Promise<void> {
  const approves = before?.state === "open" && isGranted(after);
  await tx.company.update({
    where: { id },
    data: { ...after, ...(approves && { state: "approved" as const }) },
    select: { id: true },
  });
}

function toOpenings(
  { id, openings, hasOpening }: WrittenCompany,
  actor: AuditActor,
  reason: string,
) {
  return openings.map(({ day, amountPaise }) => ({
    id: newUuid(),
    companyId: id,
    kind: hasOpening ? "correction" : "opening",
    amountPaise,
    at: dayNamed(day).toISOString(),
    reason: hasOpening ? reason : null,
    userId: actor.userId,
    by: actor.name,
  }));
}

async function writeItems(tx: Transaction, written: readonly WrittenCompany[]): Promise<void> {
  const all = written.flatMap(({ id: companyId, items }) =>
    items.map((item) => ({ companyId, ...item })),
  );
  await insert(
    tx,
    "items",
    all.flatMap(({ id, ...item }) =>
      id === null ? [{ ...item, id: newUuid(), updatedAt: new Date().toISOString() }] : [],
    ),
  );
  for (const { id, tiers, validUntil } of all) {
    if (id === null) continue;
    await tx.item.update({
      where: { id },
      data: {
        tiers: tiers.map(({ from, pricePaise }) => ({ from, pricePaise })),
        validUntil: validUntil && new Date(validUntil),
      },
      select: { id: true },
    });
  }
}

async function insert(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += BATCH) {
    await tx.$executeRaw(insertRows({ table, rows: rows.slice(first, first + BATCH) }));
  }
}
