import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toSafePaise } from "@/lib/pricing/money";
import type { Bill } from "./dispatch-figures";
import { addFigures, toTaxAmounts, type Figures } from "./figures";
import { ISSUED, toStoredDocument, type StoredDocument } from "./stored-document";

const FIGURES = {
  untaxedPaise: true,
  taxPaise: true,
  roundOffPaise: true,
  totalPaise: true,
  lines: {
    select: {
      orderLineId: true,
      quantity: true,
      gstBasisPoints: true,
      taxablePaise: true,
      cgstPaise: true,
      sgstPaise: true,
      igstPaise: true,
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderDocumentSelect;

type FiguresRow = Prisma.OrderDocumentGetPayload<{ select: typeof FIGURES }>;

const computeFigures = ({ lines, ...row }: FiguresRow): Figures => ({
  untaxedPaise: toSafePaise(row.untaxedPaise),
  taxPaise: toSafePaise(row.taxPaise),
  roundOffPaise: row.roundOffPaise,
  totalPaise: toSafePaise(row.totalPaise),
  lines: lines.map((line) => ({ ...line, ...toTaxAmounts(line) })),
});

export interface BilledOrder {
  /** One for the whole order, or one per billed dispatch, oldest first. */
  invoices: [StoredDocument, ...StoredDocument[]];
  /** Sum of their figures. */
  billed: Figures;
  /** The figures of the credit notes, oldest first. */
  credits: Figures[];
}

/** The figures of an order's invoices and credit notes, without void ones; null without an invoice. */
export async function readBilled(tx: Transaction, orderId: string): Promise<BilledOrder | null> {
  const rows = await readRows(tx, orderId);
  const [first, ...others] = rows.filter(({ kind }) => kind === "invoice");
  if (!first) return null;
  const notes = rows.filter(({ kind }) => kind === "credit_note");
  return {
    invoices: [toStoredDocument(first), ...others.map(toStoredDocument)],
    billed: addFigures([first, ...others].map(computeFigures)),
    credits: notes.map(computeFigures),
  };
}

/** The figures of one document. */
export async function readInvoiceFigures(tx: Transaction, id: string): Promise<Figures> {
  return computeFigures(
    await tx.orderDocument.findUniqueOrThrow({ where: { id }, select: FIGURES }),
  );
}

/** The bills of an order's invoices so far. */
export async function readBills(tx: Transaction, orderId: string): Promise<Bill[]> {
  const rows = await readRows(tx, orderId);
  return rows.filter(({ kind }) => kind === "invoice").map(toBill);
}

function toBill(row: FiguresRow & StoredRow): Bill {
  const { lines, totals } = toStoredDocument(row).content;
  const { subtotalPaise, discountPaise, shippingPaise, sampleCreditPaise } = totals;
  return {
    figures: computeFigures(row),
    prices: lines.flatMap(({ price }) => (price ? [price] : [])),
    amounts: { subtotalPaise: subtotalPaise ?? 0, discountPaise, shippingPaise, sampleCreditPaise },
  };
}

type StoredRow = Parameters<typeof toStoredDocument>[0];

const readRows = (tx: Transaction, orderId: string) =>
  tx.orderDocument.findMany({
    where: { orderId, voidedAt: null },
    select: { ...ISSUED, content: true, ...FIGURES },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  });
