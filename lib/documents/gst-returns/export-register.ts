import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { OrderActor } from "@/lib/orders/lock-order";
import { stateWithCode } from "@/lib/shop/gst/states";
import { toRupees } from "@/lib/pricing/money";
import { DOCUMENT_NAMES } from "@/lib/orders/read/printed-kinds";
import { IMS_NAMES } from "../ims/schemas";
import { eachDocument } from "./read-documents";
import { isVoucher, getSign, type RegisterDocument, type RegisterLine } from "./register-document";

/**
 * The register: one row for each line of each document. Amounts of the whole document (shipping and tax under the flat
 * tax, rounding, total) are only on its first row, vouchers have a column of their own, credit notes are negative, so that each column of amounts adds
 * up to the month's total.
 */

type Column = readonly [name: string, value: (row: Row) => CsvCell];

interface Row {
  document: RegisterDocument;
  /** Null for a document without lines. */
  line: RegisterLine | null;
  isFirst: boolean;
  sign: 1 | -1;
}

const COLUMNS: readonly Column[] = [
  [
    "Kind",
    ({ document: { kind, isCancelled } }) =>
      isCancelled ? `${DOCUMENT_NAMES[kind]}, cancelled` : DOCUMENT_NAMES[kind],
  ],
  ["Number", ({ document }) => document.number],
  ["Date", ({ document }) => document.issuedOn],
  ["Order", ({ document }) => document.order.number],
  ["Order Date", ({ document }) => document.order.placedOn],
  ["Buyer", ({ document }) => document.buyer],
  ["GSTIN", ({ document }) => document.buyerGstin],
  ["Place of Supply", ({ document }) => findPlace(document)],
  ["HSN", ({ line }) => line?.hsnCode ?? null],
  ["Description", ({ line }) => line?.name ?? null],
  ["Quantity", ({ line, sign }) => line && plain(sign * line.quantity)],
  ["UQC", ({ line }) => line?.unit ?? null],
  ["Rate (%)", ({ line }) => parseRate(line)],
  ["Taxable Value (INR)", (row) => ofLine(row, "taxablePaise")],
  ["CGST (INR)", (row) => ofGstLine(row, "cgstPaise")],
  ["SGST (INR)", (row) => ofGstLine(row, "sgstPaise")],
  ["IGST (INR)", (row) => ofGstLine(row, "igstPaise")],
  ["Shipping, Untaxed (INR)", (row) => ofFlatDocument(row, "untaxedPaise")],
  ["Flat Tax (INR)", (row) => ofFlatDocument(row, "taxPaise")],
  ["Round Off (INR)", (row) => (isGst(row) ? ofDocument(row, "roundOffPaise") : null)],
  ["Total (INR)", (row) => (isVoucher(row.document) ? null : ofDocument(row, "totalPaise"))],
  ["Corrects Invoice", (row) => correctedIn(row)?.number ?? null],
  ["Corrected Invoice Date", (row) => correctedIn(row)?.issuedOn ?? null],
  [
    "Advance, Untaxed (INR)",
    (row) => (isVoucher(row.document) ? ofDocument(row, "totalPaise") : null),
  ],
  ["IMS", ({ document: { ims } }) => ims && IMS_NAMES[ims.state]],
  ["IMS Date", ({ document: { ims } }) => ims && ims.on],
  ["Tax not Reduced (INR)", taxNotReduced],
];

export const REGISTER_HEADER = COLUMNS.map(([name]) => name);

export function registerRows(document: RegisterDocument): CsvCell[][] {
  const lines = document.lines.length > 0 ? document.lines : [null];
  const sign = getSign(document);
  return lines.map((line, index) => {
    const row = { document, line, isFirst: index === 0, sign };
    return COLUMNS.map(([, value]) => value(row));
  });
}

/** The tax that a rejected credit note does not reduce: it is added back in GSTR-3B. */
function taxNotReduced({ document, line }: Row): number | null {
  if (document.ims?.state !== "rejected" || !line) return null;
  return rupees(line.cgstPaise + line.sgstPaise + line.igstPaise);
}

const correctedIn = ({ document, line }: Row) => line?.invoice ?? document.invoice;

const isGst = ({ document }: Row) => document.regime === "gst";

const findPlace = ({ placeOfSupply }: RegisterDocument) =>
  placeOfSupply && stateWithCode(placeOfSupply);

function parseRate(line: RegisterLine | null): number | null {
  const rate = line?.rateBasisPoints ?? null;
  return rate === null ? null : rate / 100;
}

type LineAmount = "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise";
type DocumentAmount = "untaxedPaise" | "taxPaise" | "roundOffPaise" | "totalPaise";

const ofLine = ({ line, sign }: Row, amount: LineAmount) => line && rupees(sign * line[amount]);

const ofGstLine = (row: Row, amount: LineAmount) => (isGst(row) ? ofLine(row, amount) : null);

const ofDocument = ({ document, isFirst, sign }: Row, amount: DocumentAmount) =>
  isFirst ? rupees(sign * document[amount]) : null;

const ofFlatDocument = (row: Row, amount: DocumentAmount) =>
  isGst(row) ? null : ofDocument(row, amount);

/** Turns -0 into 0. */
const plain = (amount: number) => (amount === 0 ? 0 : amount);
const rupees = (paise: number) => plain(toRupees(paise));

export interface ExportMonthOptions extends OrderActor {
  db: PrismaClient;
  /** Such as "2026-11". */
  month: string;
}

/** Exports the month's documents line by line as a streamed CSV file. The audit log records first who exports it. */
export async function exportRegister({
  db,
  month,
  actor,
  ipAddress,
}: ExportMonthOptions): Promise<ReadableStream<Uint8Array>> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "GST Register Export",
      actor,
      description: `${actor.name} exported the register of ${month}`,
      ipAddress,
      details: { month },
    }),
  );
  return csvStream(REGISTER_HEADER, streamRows(db, month));
}

async function* streamRows(db: PrismaClient, month: string): AsyncGenerator<CsvCell[]> {
  for await (const document of eachDocument(db, month)) yield* registerRows(document);
}
