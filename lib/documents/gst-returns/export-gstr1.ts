import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { csvStream, type CsvCell } from "@/lib/base/text/csv";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { getStateName } from "@/lib/shop/gst/states";
import type { ExportMonthOptions } from "./export-register";
import { DOC_NAMES, gstr1Return } from "./gstr1";
import type { Gstr1, Gstr1Table } from "./gstr1-schema";
import { eachDocument, readChallans } from "./read-documents";

/** A table of the return as CSV for an accountant: one row per document and rate, or per sum. */
interface TableFile {
  header: readonly string[];
  rows: CsvCell[][];
}

const TAXES = ["Rate", "Taxable Value", "IGST", "CGST", "SGST", "Cess"] as const;
const INVOICE = ["Invoice Number", "Invoice Date", "Invoice Value", "Place of Supply"] as const;
const NOTE = ["Note Number", "Note Date", "Note Type", "Note Value", "Place of Supply"] as const;
const HSN = ["Buyers", "HSN", "UQC", "Quantity"] as const;
const SERIES = ["Nature of Document", "From", "To", "Total", "Cancelled", "Net Issued"] as const;

const FILES: Record<Gstr1Table, (gstr1: Gstr1) => TableFile> = {
  b2b: ({ b2b }) => ({
    header: ["GSTIN of Recipient", ...INVOICE, "Reverse Charge", "Invoice Type", ...TAXES],
    rows: b2b.flatMap(({ ctin, inv }) =>
      inv.flatMap(({ inum, idt, val, pos, rchrg, inv_typ, itms }) =>
        byRate([ctin, inum, idt, val, place(pos), rchrg, inv_typ], itms),
      ),
    ),
  }),
  b2cl: ({ b2cl }) => ({
    header: [...INVOICE, ...TAXES],
    rows: b2cl.flatMap(({ pos, inv }) =>
      inv.flatMap(({ inum, idt, val, itms }) => byRate([inum, idt, val, place(pos)], itms)),
    ),
  }),
  b2cs: ({ b2cs }) => ({
    header: ["Supply", "Type", "Place of Supply", ...TAXES],
    rows: b2cs.map((row) => [row.sply_ty, row.typ, place(row.pos), ...taxes(row)]),
  }),
  cdnr: ({ cdnr }) => ({
    header: ["GSTIN of Recipient", ...NOTE, "Reverse Charge", "Invoice Type", ...TAXES],
    rows: cdnr.flatMap(({ ctin, nt }) =>
      nt.flatMap((note) => byRate([ctin, ...noteCells(note), note.rchrg, note.inv_typ], note.itms)),
    ),
  }),
  cdnur: ({ cdnur }) => ({
    header: ["Type", ...NOTE, ...TAXES],
    rows: cdnur.flatMap((note) => byRate([note.typ, ...noteCells(note)], note.itms)),
  }),
  nil: ({ nil }) => ({
    header: ["Supply", "Nil Rated", "Exempted", "Non-GST"],
    rows: nil.inv.map((row) => [row.sply_ty, row.nil_amt, row.expt_amt, row.ngsup_amt]),
  }),
  hsn: ({ hsn }) => ({
    header: [...HSN, ...TAXES],
    rows: [
      ...hsn.hsn_b2b.map((row) => ["B2B", row.hsn_sc, row.uqc, row.qty, ...taxes(row)]),
      ...hsn.hsn_b2c.map((row) => ["B2C", row.hsn_sc, row.uqc, row.qty, ...taxes(row)]),
    ],
  }),
  doc_issue: ({ doc_issue }) => ({
    header: SERIES,
    rows: doc_issue.doc_det.flatMap(({ doc_num, docs }) =>
      docs.map((run) => [
        DOC_NAMES[doc_num] ?? "",
        run.from,
        run.to,
        run.totnum,
        run.cancel,
        run.net_issue,
      ]),
    ),
  }),
};

const tableFile = (gstr1: Gstr1, table: Gstr1Table): TableFile => FILES[table](gstr1);

type Item = Gstr1["b2cl"][number]["inv"][number]["itms"][number];
type Rated = Pick<Gstr1["b2cs"][number], "rt" | "txval" | "iamt" | "camt" | "samt" | "csamt">;

const byRate = (cells: readonly CsvCell[], items: readonly Item[]) =>
  items.map(({ itm_det }) => [...cells, ...taxes(itm_det)]);

const taxes = ({ rt, txval, iamt = 0, camt = 0, samt = 0, csamt }: Rated) => [
  rt,
  txval,
  iamt,
  camt,
  samt,
  csamt,
];

const noteCells = ({ nt_num, nt_dt, ntty, val, pos }: Gstr1["cdnur"][number] | Note) => [
  nt_num,
  nt_dt,
  ntty,
  val,
  place(pos),
];

type Note = Gstr1["cdnr"][number]["nt"][number];

/** "29-Karnataka", as in the portal's own files. */
const place = (code: string) => `${code}-${getStateName(code) ?? "Unknown"}`;

/** The GSTR-1 of a month. The audit log records first who exports it. */
export async function exportGstr1(options: ExportMonthOptions): Promise<Gstr1> {
  await noteExport(options, "GSTR-1");
  return readGstr1(options.db, options.month);
}

/** One table of the GSTR-1 as a CSV file. */
export async function exportGstr1Table(
  options: ExportMonthOptions & { table: Gstr1Table },
): Promise<ReadableStream<Uint8Array>> {
  const { db, month, table } = options;
  await noteExport(options, `the table ${table} of GSTR-1`);
  const { header, rows } = tableFile(await readGstr1(db, month), table);
  return csvStream(header, rows);
}

/** Uses the stored GSTIN, even after the shop went back to the flat tax. */
async function readGstr1(db: Db, month: string): Promise<Gstr1> {
  const { registration } = await readShopSettings(db);
  const gstin = registration?.gstin ?? "";
  const challans = registration ? await readChallans(db, month) : [];
  const gstr1 = gstr1Return({ gstin, month, challans });
  for await (const document of eachDocument(db, month)) gstr1.add(document);
  return gstr1.result();
}

async function noteExport(
  { db, month, actor, ipAddress }: ExportMonthOptions,
  what: string,
): Promise<void> {
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "GST Return Export",
      actor,
      description: `${actor.name} exported ${what} of ${month}`,
      ipAddress,
      details: { month },
    }),
  );
}
