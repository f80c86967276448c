import "server-only";
import { dateName } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { companyCan } from "@/lib/identity/session/company-roles";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import type { Owner } from "@/lib/identity/session/identify";
import { isItemLine, listProductItems } from "../cart/line-key";
import { describeItems, ownedItems } from "../items/see-items";
import { storedItemsSchema, type OpenList, type SavedListAnswer } from "./schemas";

/** Access to lists, and their API response. */

const SUMMARY = {
  id: true,
  name: true,
  companyId: true,
  items: true,
  everyWeeks: true,
  nextOn: true,
  paused: true,
  askedOn: true,
  keeperId: true,
  userId: true,
  updatedAt: true,
  keeper: { select: { name: true } },
} satisfies Prisma.SavedListSelect;

export type ListRow = Prisma.SavedListGetPayload<{ select: typeof SUMMARY }>;

/** Every member reads the company's lists; former members read none. */
function seenBy({ id: userId, membership }: Owner): Prisma.SavedListWhereInput {
  const own = { userId, companyId: null };
  return membership ? { OR: [own, { companyId: membership.companyId }] } : own;
}

/** A company's lists can be changed by members who order for it. */
export const mayWrite = (
  { companyId }: Pick<ListRow, "companyId">,
  { membership }: Owner,
): boolean =>
  companyId === null || (membership !== null && companyCan(membership.role, "orders.place"));

const toDay = (day: Date | null) => day && dateName(day);

export const listItems = ({ items }: Pick<ListRow, "items">) => storedItemsSchema.parse(items);

export async function listAnswer(db: Db, row: ListRow, reader: Owner): Promise<OpenList> {
  return {
    ...toSummary(row, reader),
    items: await withDetails(db, listItems(row), reader),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Adds what the reader's items are made as, their names of today, and the codes of products. */
async function withDetails(
  db: Db,
  lines: ReturnType<typeof listItems>,
  reader: Owner,
): Promise<OpenList["items"]> {
  const items = lines.flatMap((line) => (isItemLine(line) ? line.item : []));
  const products = listProductItems(lines).map(({ product }) => product);
  const coded = { lineId: null, code: { not: null }, productId: { in: products.filter(isUuid) } };
  const known = await describeItems(db, {
    AND: [ownedItems(reader), { OR: [{ id: { in: items } }, coded] }],
  });
  return lines.map((line) => {
    if (isItemLine(line)) return { ...line, ...known.items.get(line.item) };
    const code = line.print ? undefined : known.codes.get(line.product);
    return code === undefined ? line : { ...line, code };
  });
}

function toSummary(row: ListRow, reader: Owner): SavedListAnswer {
  const { id: _id, name, companyId, everyWeeks, nextOn, paused, askedOn, keeper } = row;
  return {
    _id,
    name,
    company: companyId !== null,
    lines: Array.isArray(row.items) ? row.items.length : 0,
    everyWeeks,
    nextOn: toDay(nextOn),
    paused,
    askedOn: toDay(askedOn),
    keeper: keeper?.name ?? null,
    mayWrite: mayWrite(row, reader),
  };
}

/** Sorted by name; at most 20 of the account and 20 of its company. */
export async function listLists(db: Db, reader: Owner): Promise<SavedListAnswer[]> {
  const rows = await db.savedList.findMany({
    where: seenBy(reader),
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: SUMMARY,
  });
  return rows.map((row) => toSummary(row, reader));
}

/** Lists with their lines: the account's own, and those it created for its current company. */
export async function exportLists(db: Db, reader: Owner): Promise<OpenList[]> {
  const rows = await db.savedList.findMany({
    where: { AND: [seenBy(reader), { userId: reader.id }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: SUMMARY,
  });
  return Promise.all(rows.map((row) => listAnswer(db, row, reader)));
}

/** @throws AppError not_found, also for another owner's list */
export async function requireList(db: Db, reader: Owner, id: string): Promise<ListRow> {
  const row = isUuid(id)
    ? await db.savedList.findFirst({ where: { AND: [{ id }, seenBy(reader)] }, select: SUMMARY })
    : null;
  if (row) return row;
  throw new AppError("not_found", "There is no such list.");
}

/** Locks a list until the transaction ends, so that changes and scheduled questions are serialised. */
export async function lockList(tx: Transaction, id: string): Promise<ListRow | null> {
  await tx.$executeRaw`SELECT FROM "saved_lists" WHERE "id" = ${id}::uuid FOR UPDATE`;
  return tx.savedList.findUnique({ where: { id }, select: SUMMARY });
}

/**
 * Locks a list that the reader may change.
 * @throws AppError not_found, forbidden
 */
export async function lockOwnList(tx: Transaction, reader: Owner, id: string): Promise<ListRow> {
  const { id: known } = await requireList(tx, reader, id);
  await lockList(tx, known);
  const row = await requireList(tx, reader, known);
  if (!mayWrite(row, reader)) throw forbiddenToRole();
  return row;
}

export async function updateRow(
  tx: Transaction,
  id: string,
  data: Prisma.SavedListUncheckedUpdateInput,
): Promise<ListRow> {
  return tx.savedList.update({ where: { id }, data, select: SUMMARY });
}

export async function createRow(
  tx: Transaction,
  data: Prisma.SavedListUncheckedCreateInput,
): Promise<ListRow> {
  return tx.savedList.create({ data, select: SUMMARY });
}
