import "server-only";
import { dateName } from "@/lib/base/dates";
import type { AuditEvent } from "@/lib/audit/events";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { dayName } from "@/lib/base/india-time";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { Refusal } from "@/lib/i18n/refusal";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import { lockCompany } from "@/lib/companies/buying-company";
import { requestedKey, isItemLine, listProductItems } from "../cart/line-key";
import { LIST_LIMITS, type EditList, type ListItem, type NewList, type OpenList } from "./schemas";
import {
  createRow,
  lockOwnList,
  listAnswer,
  listItems,
  requireList,
  updateRow,
  type ListRow,
} from "./see-list";
import { nextTurn, weeksAfter } from "./standing-order-dates";

/** Writes to saved lists; each adds its audit row in its own transaction. */

export interface ListWriter {
  db: PrismaClient;
  account: SignedIn["account"];
  ipAddress: string;
}

/** @throws AppError invalid_input beyond 20 lists; forbidden for a member who does not order for the company */
export async function createList(
  writer: ListWriter,
  { name, company = false, items }: NewList,
): Promise<OpenList> {
  const { db, account } = writer;
  const companyId = company ? writableCompany(account) : null;
  return db.$transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (companyId) await lockCompany(tx, companyId);
    const holder = companyId ? { companyId } : { userId: account.id, companyId };
    if ((await tx.savedList.count({ where: holder })) >= LIST_LIMITS.lists) {
      const count = LIST_LIMITS.lists;
      throw new Refusal(
        "invalid_input",
        (t) =>
          companyId
            ? t("Your company keeps {count} lists already. Delete one of them first.", { count })
            : t("You keep {count} lists already. Delete one of them first.", { count }),
        { at: "name" },
      );
    }
    const own = findItems({ companyId, userId: account.id });
    const stored = await withNames(tx, items, own);
    const row = await createRow(tx, { name, userId: account.id, companyId, items: stored });
    await record(tx, writer, "List Created", row, { lines: stored.length });
    return listAnswer(tx, row, account);
  });
}

function writableCompany({ membership }: SignedIn["account"]): string {
  if (membership && companyCan(membership.role, "orders.place")) return membership.companyId;
  throw forbiddenToRole();
}

/** Merges equal lines and adds product names; drops lines that are no products. */
async function withNames(db: Db, items: readonly ListItem[], own: Prisma.ItemWhereInput) {
  const products = await db.product.findMany({
    where: {
      id: {
        in: listProductItems(items)
          .map(({ product }) => product)
          .filter(isUuid),
      },
      draft: false,
    },
    select: { id: true, name: true },
  });
  const found = await db.item.findMany({
    where: { ...own, id: { in: items.flatMap((line) => (isItemLine(line) ? line.item : [])) } },
    select: { id: true, name: true },
  });
  const names = new Map([...products, ...found].map(({ id, name }) => [id, name]));
  const sums = new Map<string, ListItem>();
  for (const line of items) {
    const sum = (sums.get(requestedKey(line))?.quantity ?? 0) + line.quantity;
    const most = isItemLine(line) ? MOST_PIECES : MAX_QUANTITY;
    sums.set(requestedKey(line), { ...line, quantity: Math.min(sum, most) });
  }
  return [...sums.values()].flatMap((line) => {
    const name = names.get(isItemLine(line) ? line.item : line.product);
    return name === undefined ? [] : [{ ...line, name }];
  });
}

/**
 * A company's list holds only items of the company, because all its members order by it; a member's own list holds both
 * the member's and the company's.
 */
const findItems = ({
  companyId,
  userId,
}: Pick<ListRow, "companyId" | "userId">): Prisma.ItemWhereInput =>
  companyId
    ? { companyId }
    : {
        OR: [
          { userId, companyId: null },
          { company: { members: { some: { userId: userId ?? "" } } } },
        ],
      };

/**
 * @throws AppError not_found, forbidden; edit_conflict for an outdated `updatedAt`; invalid_input for a day in the
 * past
 */
export async function updateList(
  writer: ListWriter,
  id: string,
  { name, items, updatedAt, ...standing }: EditList,
): Promise<OpenList> {
  return change(writer, id, async (tx, before) => {
    if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
      throw new AppError(
        "edit_conflict",
        "This list has changed since you opened it, and nothing was saved. Check it, then make your change again.",
      );
    }
    return {
      ...(name !== undefined && { name }),
      ...(items && { items: await withNames(tx, items, findItems(before)) }),
      ...standingOrder(before, standing, writer.account.id),
    };
  });
}

/** @throws AppError not_found, forbidden, invalid_input beyond 200 lines */
export async function addToList(
  writer: ListWriter,
  id: string,
  added: readonly ListItem[],
): Promise<OpenList> {
  return change(writer, id, async (tx, before) => {
    const present = listItems(before);
    const items = await withNames(tx, [...present, ...added], findItems(before));
    if (items.length <= LIST_LIMITS.lines) return { items };
    throw new Refusal(
      "invalid_input",
      (t) => t("A list has at most {count} lines.", { count: LIST_LIMITS.lines }),
      { at: "items" },
    );
  });
}

type Standing = Pick<EditList, "everyWeeks" | "nextOn" | "paused">;

const NONE = { everyWeeks: null, nextOn: null, paused: false, askedOn: null, keeperId: null };

/**
 * Returns the columns of a standing order after a change. The user who sets its rhythm becomes its keeper, who gets its
 * emails.
 */
function standingOrder(before: ListRow, requested: Standing, userId: string) {
  const { everyWeeks = before.everyWeeks, paused = before.paused } = requested;
  if (
    requested.everyWeeks === undefined &&
    requested.nextOn === undefined &&
    requested.paused === undefined
  ) {
    return {};
  }
  if (everyWeeks === null) return NONE;
  const now = new Date();
  const today = dayName(now);
  if (
    requested.nextOn !== undefined &&
    (requested.nextOn < today || requested.nextOn > weeksAfter(today, 52))
  ) {
    throw invalidField("nextOn", "Choose a day from today on, within a year.");
  }
  const isNewRhythm = everyWeeks !== before.everyWeeks || before.nextOn === null;
  const nextDay = isNewRhythm ? weeksAfter(today, everyWeeks) : dayBefore(before);
  const day = requested.nextOn ?? nextDay;
  const isOverdue = before.paused && !paused && day < today;
  return {
    everyWeeks,
    paused,
    nextOn: new Date(isOverdue ? nextTurn(day, everyWeeks, now) : day),
    keeperId: requested.everyWeeks === undefined ? (before.keeperId ?? userId) : userId,
  };
}

/** Ends the standing orders of an account's own lists; the lists stay. */
export async function endStandingOrders(tx: Transaction, userId: string): Promise<void> {
  const standing = { userId, companyId: null, everyWeeks: { not: null } };
  await tx.savedList.updateMany({ where: standing, data: NONE });
}

/** Deletes the own lists of a deleted account; its company's lists stay. */
export async function deleteOwnLists(tx: Transaction, userId: string): Promise<void> {
  await tx.savedList.deleteMany({ where: { userId, companyId: null } });
}

const dayBefore = ({ nextOn }: ListRow): string => (nextOn ? dateName(nextOn) : "");

/** @throws AppError not_found, forbidden */
export async function deleteList(writer: ListWriter, id: string): Promise<void> {
  await writer.db.$transaction(async (tx) => {
    const row = await lockOwnList(tx, writer.account, id);
    await tx.savedList.delete({ where: { id: row.id }, select: { id: true } });
    await record(tx, writer, "List Deleted", row);
  });
}

/** @throws AppError not_found, forbidden; invalid_transition for a list that is no standing order */
export async function skipTurn(writer: ListWriter, id: string): Promise<OpenList> {
  return change(writer, id, (_, { everyWeeks, nextOn, askedOn }) => {
    if (everyWeeks === null || nextOn === null) {
      throw new AppError("invalid_transition", "This list is no standing order.");
    }
    if (askedOn) return { askedOn: null };
    const day = dateName(nextOn);
    return { nextOn: new Date(weeksAfter(day, everyWeeks)) };
  });
}

/** Records that the current turn was put into the cart. Filling the cart alone needs no such right. */
export async function recordTurn(writer: ListWriter, id: string): Promise<OpenList> {
  const row = await requireList(writer.db, writer.account, id);
  const answer = await listAnswer(writer.db, row, writer.account);
  if (!answer.mayWrite || answer.askedOn === null) return answer;
  return change(writer, id, () => ({ askedOn: null }));
}

type Columns = Parameters<typeof updateRow>[2];

async function change(
  writer: ListWriter,
  id: string,
  columns: (tx: Transaction, before: ListRow) => Columns | Promise<Columns>,
): Promise<OpenList> {
  return writer.db.$transaction(async (tx) => {
    const before = await lockOwnList(tx, writer.account, id);
    const after = await updateRow(tx, before.id, await columns(tx, before));
    const changed = changes(facts(before), facts(after));
    if (Object.keys(changed).length > 0) {
      await record(tx, writer, "List Updated", after, { changes: changed });
    }
    return listAnswer(tx, after, writer.account);
  });
}

function facts({ name, items, everyWeeks, nextOn, paused, askedOn, keeperId }: ListRow) {
  const day = (date: Date | null) => date && dateName(date);
  const standing = { everyWeeks, nextOn: day(nextOn), paused, askedOn: day(askedOn), keeperId };
  return { name, items: JSON.stringify(items), ...standing };
}

async function record(
  tx: Transaction,
  { account, ipAddress }: ListWriter,
  event: AuditEvent,
  { id, companyId }: ListRow,
  details: object = {},
): Promise<void> {
  const verb = event.split(" ").at(-1)?.toLowerCase();
  await recordAudit(tx, {
    event,
    actor: toActor(account),
    description: `A saved list of ${companyId ? "the company" : account.email} was ${verb}`,
    ipAddress,
    details: { list: id, ...(companyId && { company: companyId }), ...details },
  });
}
