import "server-only";
import { readOverdueOpenings } from "@/lib/companies/openings/overdue";
import { listStatementReaders } from "@/lib/companies/statement-readers";
import type { Db } from "@/lib/db/client";
import { JobError } from "@/lib/messaging/queue/job-error";
import { dayAfter, toDebts } from "@/lib/payments/account-statement/debts";
import { readOpenOrders } from "@/lib/payments/account-statement/read-statement";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import {
  addressed,
  shopMailbox,
  speaking,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import { greetingName } from "./greeting-name";
import type { ReadOrder } from "./read-order";
import { renderEmail } from "./render-email";
import { OpeningReminder, type MailedOpening } from "./templates/account/opening-reminder";
import { upiQr } from "./upi-qr";

/**
 * Names a company's overdue opening balance and invoices. Undefined once the balance is paid, or without a reader of
 * the company's statement.
 */
export async function composeOpeningReminder(
  { companyId }: About<"companyId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db } = context;
  const owed = await readOwed(companyId, context);
  const [first, ...others] = await listStatementReaders(db, companyId);
  if (!owed || !first) return undefined;
  const shop = speaking(context, first.language);
  const mailbox = ({ name, address }: { name: string; address: string }) => ({
    name: greetingName(name) ?? "",
    address,
  });
  const content = renderEmail(OpeningReminder, { owed, shop });
  const to = [mailbox(first), ...others.map(mailbox)] as const;
  return { ...addressed(content, to, shopMailbox(shop)), attachments: await upiQr(owed) };
}

async function readOwed(
  companyId: string,
  { db, settings }: MailContext,
): Promise<MailedOpening | undefined> {
  const now = new Date();
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: { name: true },
  });
  if (!company) throw new JobError("the company is gone", true);
  const opening = (await readOverdueOpenings(db, { companyId, now })).get(companyId);
  if (!opening) return undefined;
  const orders = await readOpenOrders(db, companyId, now);
  const late = orders.flatMap((order) =>
    toDebts(order).debts.flatMap(({ invoice, lateFrom, paise }) =>
      lateFrom && lateFrom < dayAfter(now) && paise > 0
        ? [{ name: invoice ?? order.number, lateFrom, paise }]
        : [],
    ),
  );
  const totalPaise = late.reduce((sum, { paise }) => sum + paise, opening.paise);
  const payable = { reference: company.name, method: null, outstandingPaise: totalPaise };
  return {
    company: company.name,
    openingPaise: opening.paise,
    since: opening.since,
    late,
    totalPaise,
    ways: howToPay(settings.payments, payable),
  };
}

/** Overdue opening balance of an order's company, if the order's reader can see its statement; in paise. */
export async function readOpeningToo(
  db: Db,
  { order, companyId, successors: heirs }: ReadOrder,
): Promise<number> {
  if (companyId === null) return 0;
  const opening = (await readOverdueOpenings(db, { companyId })).get(companyId);
  if (!opening || heirs) return opening?.paise ?? 0;
  const readers = await listStatementReaders(db, companyId);
  return readers.some(({ address }) => address === order.customer.email) ? opening.paise : 0;
}
