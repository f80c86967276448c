import "server-only";
import { readOverdueOpenings } from "@/lib/companies/openings/overdue";
import type { Db } from "@/lib/db/client";
import { countEInvoicesSoon } from "@/lib/documents/einvoicing/queries";
import { countOrdersUpTo } from "@/lib/orders/read/admin-list";
import type { OrderFilter } from "@/lib/orders/admin-schemas";
import { can, type Permission } from "@/lib/base/permissions";
import { MINUTE_MS } from "@/lib/base/india-time";
import { countMails } from "@/lib/dashboard/system/read-queues";
import { NEWEST_BACKUP, readCopies } from "@/lib/dashboard/system/read-backups";
import { NOT_ARCHIVED } from "@/lib/catalogue/presence";
import type { StockState } from "@/lib/catalogue/low-stock";
import { MAX_COUNTED, TO_DO_IDS, type ToDo, type ToDoId } from "./schemas";

interface Task {
  /** The permission needed to act on it. */
  needs: Permission;
  count: (db: Db) => Promise<number>;
}

/** One more than is shown, to know that there are more. */
const LOOKED_AT = MAX_COUNTED + 1;

const orders = (needs: Permission, filter: OrderFilter): Task => ({
  needs,
  count: (db) => countOrdersUpTo(db, filter, LOOKED_AT),
});

const products = (stockState: StockState): Task => ({
  needs: "stock.write",
  count: (db) => db.product.count({ where: { ...NOT_ARCHIVED, stockState }, take: LOOKED_AT }),
});

const TASKS: Record<ToDoId, Task> = {
  "way-to-pay": { needs: "settings.write", count: countUndecided },
  "to-produce": orders("orders.write.all", { status: "Pending" }),
  "to-ship": orders("orders.write.all", { status: "Processing" }),
  late: orders("orders.write.all", { status: "Late" }),
  "to-proof": orders("proofs.write", { status: "Proofing" }),
  "unanswered-proofs": orders("proofs.write", { status: "Unanswered" }),
  unpaid: orders("payments.read", { payment: "unpaid" }),
  overdue: orders("payments.read", { payment: "overdue" }),
  openings: { needs: "payments.read", count: countOverdueOpenings },
  over: orders("refunds.write", { payment: "over" }),
  "credit-due": orders("refunds.write", { payment: "credit-due" }),
  "call-offs": orders("orders.write.all", { status: "CalledOff" }),
  "eway-bills": orders("orders.write.all", { status: "EWayBillEnds" }),
  claims: {
    needs: "returns.write",
    count: (db) => db.orderClaim.count({ where: { decision: null }, take: LOOKED_AT }),
  },
  "e-invoices": {
    needs: "registers.read",
    count: (db) => countEInvoicesSoon(db, LOOKED_AT),
  },
  messages: {
    needs: "messages.read",
    count: (db) => db.contactMessage.count({ where: { status: "new" }, take: LOOKED_AT }),
  },
  offers: {
    needs: "offers.write",
    count: (db) => db.offer.count({ where: { waitingSince: { not: null } }, take: LOOKED_AT }),
  },
  reviews: {
    needs: "reviews.read",
    count: (db) => db.productReview.count({ where: { status: "new" }, take: LOOKED_AT }),
  },
  "low-stock": products("low"),
  "out-of-stock": products("out-of-stock"),
  mails: { needs: "mails.retry", count: countStuckMails },
  backup: { needs: "backups.create", count: countFailedBackup },
  "backup-copy": {
    needs: "backups.create",
    count: async (db) => ((await readCopies(db))?.isLate ? 1 : 0),
  },
};

/** Returns 1 while no customer can order, because the shop has not set how it is paid. */
async function countUndecided(db: Db): Promise<number> {
  const decided = await db.setting.count({ where: { key: "paymentMethods" } });
  return decided === 0 ? 1 : 0;
}

/** Companies with an overdue opening balance. */
async function countOverdueOpenings(db: Db): Promise<number> {
  return (await readOverdueOpenings(db, { most: LOOKED_AT })).size;
}

/** After so many minutes a mail that waits is no longer on its way. */
const STUCK_MINUTES = 10;

/** Mails that failed, that failed before and are tried again, and all that wait while the oldest waits for long. */
async function countStuckMails(db: Db): Promise<number> {
  const { waiting, retrying, failed, oldest } = await countMails(db);
  const isStuck = oldest !== null && Date.now() - oldest.getTime() > STUCK_MINUTES * MINUTE_MS;
  return failed + (isStuck ? waiting : retrying);
}

/** Returns 1 when the shop's newest finished backup has failed. */
async function countFailedBackup(db: Db): Promise<number> {
  const newest = await db.backupRun.findFirst({
    where: { endedAt: { not: null } },
    orderBy: [...NEWEST_BACKUP],
    select: { failure: true },
  });
  return newest?.failure ? 1 : 0;
}

/** Returns the open tasks that the role may act on; no count reads more rows than it shows. */
export async function readToDo(db: Db, role: string): Promise<ToDo> {
  const seen = TO_DO_IDS.filter((id) => can(role, TASKS[id].needs));
  return Promise.all(
    seen.map(async (id) => {
      const count = await TASKS[id].count(db);
      return { id, count: Math.min(count, MAX_COUNTED), isMore: count > MAX_COUNTED };
    }),
  );
}
