import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { dayName, dayNamed } from "@/lib/base/india-time";
import { textStream } from "@/lib/base/text-stream";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { POSTAL_ADDRESS, toPostalAddress } from "@/lib/identity/addresses/postal-address";
import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import { toSafePaise } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { TallyLedgers } from "@/lib/shop/settings/tally-ledgers";
import { documentContentSchema } from "../../documents/content";
import type { ExportMonthOptions } from "../../documents/gst-returns/export-register";
import { monthSpan } from "../../documents/gst-returns/month";
import { eachIssued } from "../../documents/gst-returns/read-documents";
import { VOID_NOTE, ISSUED, toStoredDocument } from "../../documents/stored-document";
import { FILE_FORMATS } from "./file-formats";
import { ledgerMessage, voucherMessage } from "./messages";
import type { TallyFormat } from "./schemas";
import { eachOpening } from "./opening-vouchers";
import { moneyVoucher, documentVoucher, type Customer, type Voucher } from "./vouchers";

/**
 * A month's invoices, credit notes, receipts, refunds and opening balances as vouchers for Tally (docs/product.md:
 * Registers). A voucher has the id of its document or payment, so that importing the file again changes nothing in
 * Tally. The export is audited first.
 */
export async function exportTally(
  options: ExportMonthOptions & { format: TallyFormat },
): Promise<ReadableStream<Uint8Array>> {
  const { db, month, format, actor, ipAddress } = options;
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Tally Vouchers Export",
      actor,
      description: `${actor.name} exported the Tally vouchers of ${month}`,
      ipAddress,
      details: { month },
    }),
  );
  const { tallyLedgers } = await readShopSettings(db);
  return textStream(streamFile(eachVoucher(db, month, tallyLedgers), format));
}

/** Each party's ledger precedes its first voucher. */
async function* streamFile(vouchers: AsyncIterable<Voucher>, name: TallyFormat) {
  const format = FILE_FORMATS[name];
  const parties = new Set<string>();
  yield format.head;
  let between = "";
  for await (const voucher of vouchers) {
    const { party } = voucher;
    const ledger = parties.has(party.name) ? [] : [ledgerMessage(party)];
    parties.add(party.name);
    for (const message of [...ledger, voucherMessage(voucher)]) {
      yield between + format.write(message);
      between = format.between;
    }
  }
  yield format.end;
}

/** Receipt and refund vouchers document payments, which are separate vouchers in Tally. */
const SALE_DOCUMENTS = ["invoice", "credit_note"] as const;

async function* eachVoucher(db: Db, month: string, ledgers: TallyLedgers): AsyncGenerator<Voucher> {
  const documents = eachIssued(month, ({ where, ...found }) =>
    db.orderDocument.findMany({
      ...found,
      where: { AND: where, NOT: VOID_NOTE, kind: { in: [...SALE_DOCUMENTS] } },
      select: { ...ISSUED, content: true },
    }),
  );
  for await (const row of documents) yield documentVoucher(toStoredDocument(row), ledgers);
  for await (const row of eachPayment(db, month)) yield moneyVoucher(toMoney(row), ledgers);
  yield* eachOpening(db, month, ledgers);
}

const PAYMENT = {
  id: true,
  kind: true,
  amountPaise: true,
  means: true,
  reference: true,
  providerId: true,
  reason: true,
  tdsSection: true,
  tdsQuarter: true,
  at: true,
  reverses: { select: { kind: true } },
  order: {
    select: {
      ...POSTAL_ADDRESS,
      orderId: true,
      customerName: true,
      company: true,
      email: true,
      phone: true,
      gstin: true,
      billingAddress: true,
      documents: { where: { kind: "invoice" }, select: { content: true }, take: 1 },
    },
  },
} satisfies Prisma.PaymentSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof PAYMENT }>;

/** Payments held in memory at once. */
const BATCH = 500;

/** Yields the payments of a month in India, in order. */
async function* eachPayment(db: Db, month: string): AsyncGenerator<PaymentRow> {
  const { from, until } = monthSpan(month);
  let last: PaymentRow | undefined;
  do {
    const rows: PaymentRow[] = await db.payment.findMany({
      where: {
        at: { gte: last?.at ?? dayNamed(from), lt: dayNamed(until) },
        ...(last && { OR: [{ at: { gt: last.at } }, { id: { gt: last.id } }] }),
      },
      orderBy: [{ at: "asc" }, { id: "asc" }],
      take: BATCH,
      select: PAYMENT,
    });
    yield* rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** "194Q, 2026-27 Q3". */
const tdsWords = ({ tdsSection, tdsQuarter }: PaymentRow) =>
  tdsSection && [tdsSection, tdsQuarter].filter(Boolean).join(", ");

function toMoney(row: PaymentRow) {
  const { id, kind, means, reference, providerId, reason, at, reverses, order } = row;
  return {
    id,
    isReceipt: kind === "receipt" || reverses?.kind === "refund",
    amountPaise: toSafePaise(row.amountPaise),
    means,
    reference: reference ?? providerId,
    tds: tdsWords(row),
    reason,
    day: dayName(at),
    orderNumber: order.orderId,
    customer: findCustomer(order),
  };
}

/** The buyer of the invoice, so that both use one ledger; before an invoice, the order's customer. */
function findCustomer({ documents: [invoice], ...order }: PaymentRow["order"]): Customer {
  if (invoice) return documentContentSchema.parse(invoice.content).buyer;
  const { apartment, ...shipTo } = toPostalAddress(order);
  const billing = postalAddressAnswerSchema.nullable().parse(order.billingAddress);
  return {
    ...order,
    name: order.customerName,
    address: billing ?? { ...shipTo, ...(apartment ? { apartment } : {}) },
  };
}
