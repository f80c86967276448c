import "server-only";
import { dateName } from "@/lib/base/dates";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { columnDay } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { companyCan } from "@/lib/identity/session/company-roles";
import { lockList, updateRow, type ListRow } from "./see-list";
import { nextTurn } from "./standing-order-dates";

/** Maximum lists per run. */
const BATCH = 500;

/**
 * Asks about the standing orders due today in India. Each list moves to its next day, is mailed and audited in one
 * transaction, which checks again under its lock, so that concurrent runs ask once. Returns how many.
 */
export async function remindOfStandingOrders(db: PrismaClient, now = new Date()): Promise<number> {
  const due = await db.savedList.findMany({
    where: { nextOn: { lte: columnDay(now) }, paused: false },
    orderBy: [{ nextOn: "asc" }, { id: "asc" }],
    take: BATCH,
    select: { id: true },
  });
  const requested = await eachApart(due, ({ id }) => db.$transaction((tx) => request(tx, id, now)));
  return requested.filter(Boolean).length;
}

async function request(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const list = await lockList(tx, id);
  if (!list || list.paused || list.everyWeeks === null || list.nextOn === null) return false;
  if (list.nextOn > columnDay(now)) return false;
  const readerId = await currentOwner(tx, list);
  const turn = dateName(list.nextOn);
  const nextOn = new Date(nextTurn(turn, list.everyWeeks, now));
  await updateRow(tx, id, {
    nextOn,
    ...(readerId === null ? { paused: true } : { askedOn: list.nextOn, keeperId: readerId }),
  });
  if (readerId !== null) await queueMail(tx, { template: "standing-order", listId: id, readerId });
  await recordAudit(tx, {
    event: "Standing Order Requested",
    actor: SYSTEM_ACTOR,
    description:
      readerId === null
        ? "A standing order was paused, because nobody is left to ask"
        : "The keeper of a standing order was asked about its turn",
    details: { list: id, turn, ...(readerId !== null && { user: readerId }) },
  });
  return readerId !== null;
}

/** The keeper while they may order; otherwise, for a company's list, its oldest owner. Null if neither exists. */
async function currentOwner(
  tx: Transaction,
  { keeperId, companyId }: ListRow,
): Promise<string | null> {
  if (companyId === null) return keeperId;
  const members = await tx.companyMember.findMany({
    where: { companyId, OR: [{ role: "owner" }, ...(keeperId ? [{ userId: keeperId }] : [])] },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
    select: { userId: true, role: true },
  });
  const keeper = members.find(({ userId }) => userId === keeperId);
  if (keeper && companyCan(keeper.role, "orders.place")) return keeper.userId;
  return members.find(({ role }) => companyCan(role, "company.write"))?.userId ?? null;
}
