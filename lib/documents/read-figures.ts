import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toSafePaise } from "@/lib/pricing/money";
import type { Figures } from "./figures";
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

const figuresOf = ({ lines, ...row }: FiguresRow): Figures => ({
  untaxedPaise: toSafePaise(row.untaxedPaise),
  taxPaise: toSafePaise(row.taxPaise),
  roundOffPaise: row.roundOffPaise,
  totalPaise: toSafePaise(row.totalPaise),
  lines: lines.map((line) => ({
    ...line,
    taxablePaise: toSafePaise(line.taxablePaise),
    cgstPaise: toSafePaise(line.cgstPaise),
    sgstPaise: toSafePaise(line.sgstPaise),
    igstPaise: toSafePaise(line.igstPaise),
  })),
});

export interface BilledOrder {
  invoice: StoredDocument;
  billed: Figures;
  /** The figures of the invoice's credit notes, oldest first. */
  credits: Figures[];
}

/** The figures of an order's invoice and its credit notes; null without an invoice. */
export async function readBilled(tx: Transaction, orderId: string): Promise<BilledOrder | null> {
  const rows = await tx.orderDocument.findMany({
    where: { orderId },
    select: { ...ISSUED, content: true, ...FIGURES },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  });
  const invoice = rows.find(({ kind }) => kind === "invoice");
  if (!invoice) return null;
  const notes = rows.filter(({ kind }) => kind === "credit_note");
  return {
    invoice: toStoredDocument(invoice),
    billed: figuresOf(invoice),
    credits: notes.map(figuresOf),
  };
}
