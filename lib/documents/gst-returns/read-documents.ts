import "server-only";
import { dateName } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { dayName, dayNamed } from "@/lib/base/india-time";
import { toPrintedKind } from "@/lib/orders/read/printed-kinds";
import { toSafePaise } from "@/lib/pricing/money";
import { toTaxAmounts } from "../figures";
import { monthSpan } from "./month";
import { creditParts } from "../credit-parts";
import { getFinancialYear } from "../document-number";
import type { NumberedChallan } from "./gstr1";
import type { RegisterDocument, RegisterLine, TaxAmounts } from "./register-document";

/** Documents held in memory at once. */
const BATCH = 500;

const AMOUNTS = { taxablePaise: true, cgstPaise: true, sgstPaise: true, igstPaise: true } as const;

const INVOICE = { number: true, issuedOn: true, totalPaise: true } as const;

const LINE = {
  ...AMOUNTS,
  orderLineId: true,
  name: true,
  hsnCode: true,
  unit: true,
  quantity: true,
  gstBasisPoints: true,
} satisfies Prisma.OrderDocumentLineSelect;

const DOCUMENT = {
  ...AMOUNTS,
  id: true,
  kind: true,
  number: true,
  serial: true,
  issuedOn: true,
  regime: true,
  sellerState: true,
  placeOfSupply: true,
  buyerGstin: true,
  untaxedPaise: true,
  taxPaise: true,
  roundOffPaise: true,
  totalPaise: true,
  orderId: true,
  order: {
    select: {
      orderId: true,
      createdAt: true,
      company: true,
      customerName: true,
      // Two are enough to know that a credit note may correct several.
      documents: { where: { kind: "invoice", voidedAt: null }, select: { id: true }, take: 2 },
    },
  },
  invoice: { select: INVOICE },
  imsReply: { select: { state: true, on: true } },
  voidedAt: true,
  takesBack: { select: { documentId: true } },
  lines: { select: LINE, orderBy: { position: "asc" } },
} satisfies Prisma.OrderDocumentSelect;

type DocumentRow = Prisma.OrderDocumentGetPayload<{ select: typeof DOCUMENT }>;

/** Yields the documents issued in a month in India, oldest first, in batches. */
export async function* eachDocument(db: Db, month: string): AsyncGenerator<RegisterDocument> {
  const rows = eachIssued(month, (found) =>
    db.orderDocument.findMany({ ...found, select: DOCUMENT }),
  );
  for await (const row of rows) {
    const isOfSeveral =
      row.kind === "credit_note" && row.order.documents.length > 1 && !row.voidedAt;
    yield isOfSeveral ? await noteOfSeveral(db, row) : toDocument(row);
  }
}

/** A credit note of an order with several invoices: each line names its own, once per invoice. */
async function noteOfSeveral(db: Db, row: DocumentRow): Promise<RegisterDocument> {
  const documents = await db.orderDocument.findMany({
    where: {
      orderId: row.orderId,
      kind: { in: ["invoice", "credit_note"] },
      voidedAt: null,
    },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      kind: true,
      ...INVOICE,
      lines: { select: LINE, orderBy: { position: "asc" } },
    },
  });
  const of = (kind: DocumentRow["kind"]) =>
    documents
      .filter((each) => each.kind === kind)
      .map(({ id, lines }) => ({
        id,
        lines: lines.map((line) => ({ ...line, ...toTaxAmounts(line) })),
      }));
  const parts = creditParts(of("invoice"), of("credit_note")).get(row.id) ?? [];
  const document = toDocument(row);
  const lines = parts.flatMap(({ invoice: id, line: part }) => {
    const invoice = documents.find((each) => each.id === id);
    const line = row.lines.find(({ orderLineId }) => orderLineId === part.orderLineId);
    const { quantity } = part;
    return invoice && line
      ? [{ ...toLine(line), quantity, ...plainAmounts(part), invoice: correctionFacts(invoice) }]
      : [];
  });
  return lines.length > 0 ? { ...document, lines } : document;
}

const plainAmounts = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxAmounts) => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
});

const correctionFacts = ({
  number,
  issuedOn,
  totalPaise,
}: NonNullable<DocumentRow["invoice"]>) => ({
  number,
  issuedOn: dateName(issuedOn),
  totalPaise: toSafePaise(totalPaise),
});

type Found = Required<Pick<Prisma.OrderDocumentFindManyArgs, "where" | "orderBy" | "take">>;

/**
 * Yields the rows of the documents issued in a month in India, oldest first.
 * @param find reads a batch with `id` and `issuedOn`
 */
export async function* eachIssued<Row extends { id: string; issuedOn: Date }>(
  month: string,
  find: (found: Found) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const { from, until } = monthSpan(month);
  let last: Row | undefined;
  do {
    const rows: Row[] = await find({
      where: {
        issuedOn: { gte: new Date(last?.issuedOn ?? from), lt: new Date(until) },
        ...(last && { OR: [{ issuedOn: { gt: last.issuedOn } }, { id: { gt: last.id } }] }),
      },
      orderBy: [{ issuedOn: "asc" }, { id: "asc" }],
      take: BATCH,
    });
    yield* rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** The delivery challans issued in a month in India, which belong to the returns of a shop with a GSTIN. */
export async function readChallans(db: Db, month: string): Promise<NumberedChallan[]> {
  const { from, until } = monthSpan(month);
  const rows = await db.deliveryChallan.findMany({
    where: {
      financialYear: getFinancialYear(dayNamed(from)),
      issuedAt: { gte: dayNamed(from), lt: dayNamed(until) },
    },
    orderBy: { serial: "asc" },
    select: { serial: true, number: true, dispatchId: true },
  });
  return rows.map(({ dispatchId, ...row }) => ({ ...row, isCancelled: dispatchId === null }));
}

function toDocument(row: DocumentRow): RegisterDocument {
  const { kind, number, serial, regime, buyerGstin, sellerState, placeOfSupply } = row;
  const { order, invoice, imsReply } = row;
  return {
    kind: toPrintedKind(kind),
    isCancelled: row.voidedAt !== null,
    isInBooks: row.voidedAt === null || kind !== "credit_note" || row.takesBack !== null,
    number,
    serial,
    issuedOn: dateName(row.issuedOn),
    order: { number: order.orderId, placedOn: dayName(order.createdAt) },
    buyer: order.company ?? order.customerName,
    buyerGstin,
    regime,
    sellerState,
    placeOfSupply,
    invoice: invoice && correctionFacts(invoice),
    ims: imsReply && { state: imsReply.state, on: dateName(imsReply.on) },
    ...toTaxAmounts(row),
    untaxedPaise: toSafePaise(row.untaxedPaise),
    taxPaise: toSafePaise(row.taxPaise),
    roundOffPaise: row.roundOffPaise,
    totalPaise: toSafePaise(row.totalPaise),
    lines: row.lines.map(toLine),
  };
}

function toLine(row: DocumentRow["lines"][number]): RegisterLine {
  const { name, hsnCode, unit, quantity, gstBasisPoints: rateBasisPoints } = row;
  return { name, hsnCode, unit, quantity, rateBasisPoints, ...toTaxAmounts(row) };
}
