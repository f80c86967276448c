import "server-only";
import { dateName } from "@/lib/base/dates";
import { dayNamed } from "@/lib/base/india-time";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { readOverdueOpenings } from "@/lib/companies/openings/overdue";
import { listStatementReaders } from "@/lib/companies/statement-readers";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { CREDIT_REMINDERS_DUE, OPENING_REMINDERS_DUE } from "./credit-reminders-due";

const BATCH = 200;

interface Due {
  id: string;
  /** Day after an invoice or opening balance that triggers the reminder. */
  stage: number;
  /** Date of that day, in the form of a date column. */
  reachedOn: Date;
}

interface DueOrder extends Due {
  companyId: string | null;
  email: string;
}

/**
 * Reminds customers on account of unpaid invoices and opening balances on days 30, 44 and 46, while the shop is a
 * registered micro, small or medium enterprise. Each is taken by one conditional update, so that concurrent runs send
 * one mail. Returns how many were reminded.
 */
export async function remindOfCredit(db: PrismaClient, now = new Date()): Promise<number> {
  const { udyamNumber } = await readShopSettings(db);
  if (udyamNumber === "") return 0;
  const orders = await db.$queryRawUnsafe<DueOrder[]>(
    `SELECT o."id", o."companyId", o."email", due.* FROM ${CREDIT_REMINDERS_DUE} ORDER BY o."id" LIMIT ${BATCH}`,
    now,
  );
  const companies = await db.$queryRawUnsafe<Due[]>(
    `SELECT c."id", due.* FROM ${OPENING_REMINDERS_DUE} ORDER BY c."id" LIMIT ${BATCH}`,
    now,
  );
  // Runs first, because their mail also names their readers' invoices.
  const remindedCompanies = await eachApart(companies, (company) =>
    db.$transaction((tx) => remindCompany(tx, { company, orders, now })),
  );
  const reminded = await eachApart(orders, (order) =>
    db.$transaction(async (tx) => {
      const isTaken = await takeOrder(tx, order, now);
      if (isTaken) await queueMail(tx, { template: "payment-reminder", orderId: order.id });
      return isTaken;
    }),
  );
  return [...remindedCompanies, ...reminded].filter(Boolean).length;
}

interface CompanyReminder {
  company: Due;
  /** All due orders, of this company and others. */
  orders: readonly DueOrder[];
  now: Date;
}

async function remindCompany(
  tx: Transaction,
  { company: { id, stage, reachedOn }, orders, now }: CompanyReminder,
): Promise<boolean> {
  const { count } = await tx.company.updateMany({
    where: {
      id,
      OR: [
        { openingRemindedAt: null },
        { openingRemindedAt: { lt: dayNamed(dateName(reachedOn)) } },
      ],
    },
    data: { openingRemindedAt: now },
  });
  const opening = (await readOverdueOpenings(tx, { companyId: id, now })).get(id);
  if (count === 0 || !opening) return false;
  const readers = await listStatementReaders(tx, id);
  const isReader = (email: string) => readers.some(({ address }) => address === email);
  for (const order of orders) {
    if (order.companyId === id && isReader(order.email)) await takeOrder(tx, order, now);
  }
  await queueMail(tx, { template: "opening-reminder", companyId: id });
  await recordAudit(tx, {
    event: "Payment Reminder Created",
    actor: SYSTEM_ACTOR,
    description: `A company was asked to pay ${formatRupees(opening.paise)} of its opening balance, ${stage} days after its day`,
    details: { company: id, overduePaise: opening.paise, day: stage },
  });
  return true;
}

/** Marks an order as reminded; false when another run did so meanwhile, or it is paid. */
async function takeOrder(
  tx: Transaction,
  { id, stage, reachedOn }: Due,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: {
      id,
      outstandingPaise: { gt: 0 },
      OR: [
        { paymentRemindedAt: null },
        { paymentRemindedAt: { lt: dayNamed(dateName(reachedOn)) } },
      ],
    },
    data: { paymentRemindedAt: now },
  });
  if (count === 0) return false;
  const { orderId, outstandingPaise } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, outstandingPaise: true },
  });
  await recordAudit(tx, {
    event: "Payment Reminder Created",
    actor: SYSTEM_ACTOR,
    description: `The customer of order ${orderId} was asked to pay ${formatRupees(toSafePaise(outstandingPaise))}, ${stage} days after the invoice`,
    details: { order: orderId, outstandingPaise: toSafePaise(outstandingPaise), day: stage },
  });
  return true;
}
