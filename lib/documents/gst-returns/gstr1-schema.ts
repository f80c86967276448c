import { z } from "@/lib/base/input/zod";

/**
 * GSTR-1, the return of outward supplies, with the names of the portal's JSON (docs/product.md: Registers). Rupees with
 * two decimals; credit notes have positive amounts.
 */

const pos = z.string().describe("Place of supply: the code of the state");
const day = z.string().describe("DD-MM-YYYY");
const rt = z.number().describe("Rate in percent: CGST and SGST together, or IGST");
const reverseCharge = z.literal("N");
const regular = z.literal("R");

const amounts = {
  txval: z.number().describe("Taxable value"),
  iamt: z.number().optional().describe("IGST; only to another state"),
  camt: z.number().optional().describe("CGST; only within the state"),
  samt: z.number().optional().describe("SGST; only within the state"),
  csamt: z.number().describe("Cess: always 0"),
};

const items = z
  .array(z.object({ num: z.int(), itm_det: z.object({ rt, ...amounts }) }))
  .describe("One entry for each rate");

const invoice = z.object({
  inum: z.string(),
  idt: day,
  val: z.number().describe("What the invoice comes to"),
  itms: items,
});

const note = z.object({
  ntty: z.literal("C").describe("A credit note"),
  nt_num: z.string(),
  nt_dt: day,
  val: z.number(),
  pos,
  itms: items,
});

const hsnEntry = z.object({
  num: z.int(),
  hsn_sc: z.string().describe("Empty where the product had no HSN code"),
  uqc: z.string(),
  qty: z.number(),
  rt,
  txval: z.number(),
  iamt: z.number(),
  camt: z.number(),
  samt: z.number(),
  csamt: z.number(),
});

const documents = z.object({
  doc_num: z
    .int()
    .describe("1: invoices; 5: credit notes; 6 and 8: vouchers; 12: delivery challans"),
  docs: z.array(
    z.object({
      num: z.int(),
      from: z.string(),
      to: z.string(),
      totnum: z.int(),
      cancel: z.int(),
      net_issue: z.int(),
    }),
  ),
});

const nilEntry = z.object({
  sply_ty: z.enum(["INTRAB2B", "INTRB2B", "INTRAB2C", "INTRB2C"]),
  nil_amt: z.number(),
  expt_amt: z.number(),
  ngsup_amt: z.number(),
});

export const gstr1Schema = z.object({
  gstin: z.string(),
  fp: z.string().describe("The month as MMYYYY"),
  version: z.string(),
  hash: z.string(),
  b2b: z.array(
    z.object({
      ctin: z.string(),
      inv: z.array(invoice.extend({ pos, rchrg: reverseCharge, inv_typ: regular })),
    }),
  ),
  b2cl: z.array(z.object({ pos, inv: z.array(invoice) })),
  b2cs: z.array(
    z.object({
      sply_ty: z.enum(["INTRA", "INTER"]),
      pos,
      typ: z.literal("OE").describe("Not through an e-commerce operator"),
      rt,
      ...amounts,
    }),
  ),
  cdnr: z.array(
    z.object({
      ctin: z.string(),
      nt: z.array(note.extend({ rchrg: reverseCharge, inv_typ: regular })),
    }),
  ),
  cdnur: z.array(note.extend({ typ: z.literal("B2CL") })),
  nil: z.object({ inv: z.array(nilEntry) }).describe("What is taxed at 0 %"),
  hsn: z.object({ hsn_b2b: z.array(hsnEntry), hsn_b2c: z.array(hsnEntry) }),
  doc_issue: z.object({ doc_det: z.array(documents) }),
});

export type Gstr1 = z.output<typeof gstr1Schema>;

/** The tables that are exported as separate files. */
export const GSTR1_TABLES = [
  "b2b",
  "b2cl",
  "b2cs",
  "cdnr",
  "cdnur",
  "nil",
  "hsn",
  "doc_issue",
] as const;

export type Gstr1Table = (typeof GSTR1_TABLES)[number];
