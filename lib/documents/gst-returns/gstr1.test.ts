import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPaise } from "@/lib/pricing/money";
import { monthOfDocuments } from "@/e2e/steps/register-arbitrary";
import { gstr1Return, withoutEmpty } from "./gstr1";
import { gstr1Schema, type Gstr1 } from "./gstr1-schema";
import { addAmounts, NO_TAX, getSign, type RegisterDocument } from "./register-document";
import { plainSums, sumSupplies, tableTotals } from "./table-totals";

const HEAD = { gstin: "06AAPFU0939F1ZZ", month: "2026-11", challans: [] };

function toReturn(documents: readonly RegisterDocument[]): Gstr1 {
  const gstr1 = gstr1Return(HEAD);
  for (const document of documents) gstr1.add(document);
  return gstr1.result();
}

const LINE = {
  name: "Carton",
  hsnCode: "481910",
  unit: "PAC" as const,
  quantity: 10,
  rateBasisPoints: 500,
  taxablePaise: 1_000_00,
  cgstPaise: 25_00,
  sgstPaise: 25_00,
  igstPaise: 0,
};

const INVOICE: RegisterDocument = {
  kind: "invoice",
  number: "KLN/0007",
  serial: 7,
  isCancelled: false,
  isInBooks: true,
  issuedOn: "2026-11-03",
  order: { number: "KLN-202611-1", placedOn: "2026-11-01" },
  buyer: "Rao Foods",
  buyerGstin: "06AAPFU0939F1ZZ",
  regime: "gst",
  sellerState: "06",
  placeOfSupply: "06",
  invoice: null,
  ims: null,
  taxablePaise: 1_000_00,
  untaxedPaise: 0,
  cgstPaise: 25_00,
  sgstPaise: 25_00,
  igstPaise: 0,
  taxPaise: 50_00,
  roundOffPaise: 0,
  totalPaise: 1_050_00,
  lines: [LINE],
};

/** An invoice to an unregistered buyer in Karnataka; only `totalPaise` decides its table. */
const farInvoice = (
  totalPaise: number,
  more: Partial<RegisterDocument> = {},
): RegisterDocument => ({
  ...INVOICE,
  buyerGstin: null,
  placeOfSupply: "29",
  totalPaise,
  lines: [{ ...LINE, cgstPaise: 0, sgstPaise: 0, igstPaise: 50_00 }],
  ...more,
});

const noteOn = (invoice: RegisterDocument, more: Partial<RegisterDocument> = {}) => ({
  ...invoice,
  kind: "credit_note" as const,
  number: "C/KLN/0001",
  serial: 1,
  invoice,
  ...more,
});

describe("a credit note over several invoices", () => {
  const far = { ...LINE, cgstPaise: 0, sgstPaise: 0, igstPaise: 50_00 };
  const of = (number: string, totalPaise: number) => ({
    number,
    issuedOn: "2026-11-03",
    totalPaise,
  });
  const large = { ...far, invoice: of("KLN/1", 1_50_000_00) };
  const small = { ...far, taxablePaise: 200_00, igstPaise: 10_00, invoice: of("KLN/2", 5_000_00) };

  it("is in the table of each of them, and once in all others", () => {
    const note = noteOn(farInvoice(1_50_000_00), {
      lines: [large, small],
      totalPaise: 1_260_00,
      invoice: of("KLN/1", 1_50_000_00),
    });
    const { cdnur, b2cs, hsn, doc_issue } = toReturn([note]);
    expect(cdnur).toMatchObject([{ val: 1050, itms: [{ itm_det: { txval: 1000, iamt: 50 } }] }]);
    expect(b2cs).toMatchObject([{ sply_ty: "INTER", pos: "29", txval: -200, iamt: -10 }]);
    expect(hsn.hsn_b2c).toMatchObject([{ qty: -20, txval: -1200 }]);
    expect(doc_issue.doc_det).toMatchObject([{ doc_num: 5, docs: [{ totnum: 1 }] }]);
  });

  it("is a single entry when all of them are of one class", () => {
    const note = noteOn(INVOICE, { lines: [{ ...LINE, invoice: of("KLN/1", 1) }, LINE] });
    expect(toReturn([note]).cdnr).toMatchObject([{ nt: [{ val: 1050 }] }]);
  });
});

describe("the return", () => {
  it("reports a sale to a registered buyer with the portal's names", () => {
    const { b2b, fp, gstin } = toReturn([INVOICE]);
    expect({ fp, gstin }).toEqual({ fp: "112026", gstin: "06AAPFU0939F1ZZ" });
    expect(b2b).toEqual([
      {
        ctin: "06AAPFU0939F1ZZ",
        inv: [
          {
            inum: "KLN/0007",
            idt: "03-11-2026",
            val: 1050,
            pos: "06",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 1, itm_det: { rt: 5, txval: 1000, camt: 25, samt: 25, csamt: 0 } }],
          },
        ],
      },
    ]);
  });

  it("reports sales above the day's limit individually, and those at the limit or within the state in sums", () => {
    const { b2cl, b2cs } = toReturn([
      farInvoice(1_00_000_01, { number: "A/1" }),
      farInvoice(1_00_000_00, { number: "A/2" }),
      farInvoice(2_00_000_00, { number: "A/3", issuedOn: "2024-07-31" }),
      { ...INVOICE, buyerGstin: null, totalPaise: 9_00_000_00, number: "A/4" },
    ]);
    expect(b2cl.map(({ pos, inv }) => [pos, inv.map(({ inum }) => inum)])).toEqual([
      ["29", ["A/1"]],
    ]);
    expect(b2cs).toEqual([
      { sply_ty: "INTER", pos: "29", typ: "OE", rt: 5, txval: 2000, iamt: 100, csamt: 0 },
      { sply_ty: "INTRA", pos: "06", typ: "OE", rt: 5, txval: 1000, camt: 25, samt: 25, csamt: 0 },
    ]);
  });

  it("reports a credit note in its invoice's table, also for another month", () => {
    const large = farInvoice(3_00_000_00, { issuedOn: "2026-09-30" });
    const small = farInvoice(90_000_00);
    const { cdnr, cdnur, b2cs } = toReturn([
      noteOn(INVOICE, { totalPaise: 105_00 }),
      noteOn(large, { number: "C/2", totalPaise: 105_00, issuedOn: "2026-11-09" }),
      noteOn(small, { number: "C/3" }),
    ]);
    expect(cdnr).toMatchObject([
      { ctin: INVOICE.buyerGstin, nt: [{ ntty: "C", nt_num: "C/KLN/0001", val: 105, pos: "06" }] },
    ]);
    expect(cdnur).toMatchObject([
      { typ: "B2CL", ntty: "C", nt_num: "C/2", nt_dt: "09-11-2026", val: 105, pos: "29" },
    ]);
    expect(b2cs).toMatchObject([{ sply_ty: "INTER", txval: -1000, iamt: -50 }]);
  });

  it("has no row for a fully reversed sale", () => {
    const small = farInvoice(90_000_00);
    expect(toReturn([small, noteOn(small)])).toMatchObject({ b2cs: [], hsn: { hsn_b2c: [] } });
  });

  it("lists sales at 0 % separately, and in the summary by HSN code", () => {
    const free = { ...LINE, rateBasisPoints: 0, cgstPaise: 0, sgstPaise: 0, hsnCode: null };
    const { b2b, nil, hsn } = toReturn([{ ...INVOICE, lines: [free] }]);
    expect(b2b).toEqual([]);
    expect(nil.inv).toEqual([{ sply_ty: "INTRAB2B", nil_amt: 1000, expt_amt: 0, ngsup_amt: 0 }]);
    expect(hsn.hsn_b2b).toMatchObject([{ hsn_sc: "", uqc: "PAC", qty: 10, rt: 0, txval: 1000 }]);
  });

  it("keeps packs, pieces and sets of one HSN code apart", () => {
    const lines = (["PCS", "PAC", "SET"] as const).map((unit) => ({ ...LINE, unit }));
    const { hsn } = toReturn([{ ...INVOICE, lines: [...lines, { ...LINE, unit: "PCS" }] }]);
    expect(hsn.hsn_b2b).toMatchObject([
      { hsn_sc: "481910", uqc: "PAC", qty: 10, txval: 1000 },
      { hsn_sc: "481910", uqc: "PCS", qty: 20, txval: 2000 },
      { hsn_sc: "481910", uqc: "SET", qty: 10, txval: 1000 },
    ]);
  });

  it("names each run of numbers, and a new one after another prefix", () => {
    const numbered = (serial: number, prefix: string) => ({
      ...INVOICE,
      serial,
      number: `${prefix}${String(serial).padStart(4, "0")}`,
    });
    const documents = [numbered(9, "A/"), numbered(8, "A/"), numbered(10, "B/"), noteOn(INVOICE)];
    expect(toReturn(documents).doc_issue.doc_det).toEqual([
      {
        doc_num: 1,
        docs: [
          { num: 1, from: "A/0008", to: "A/0009", totnum: 2, cancel: 0, net_issue: 2 },
          { num: 2, from: "B/0010", to: "B/0010", totnum: 1, cancel: 0, net_issue: 1 },
        ],
      },
      {
        doc_num: 5,
        docs: [
          { num: 1, from: "C/KLN/0001", to: "C/KLN/0001", totnum: 1, cancel: 0, net_issue: 1 },
        ],
      },
    ]);
  });

  it("lists delivery challans, with those of reverted dispatches as cancelled", () => {
    const gstr1 = gstr1Return({
      ...HEAD,
      challans: [
        { serial: 1, number: "KLN/2627H00001", isCancelled: false },
        { serial: 2, number: "KLN/2627H00002", isCancelled: true },
      ],
    });
    expect(gstr1.result().doc_issue.doc_det).toEqual([
      {
        doc_num: 12,
        docs: [
          {
            num: 1,
            from: "KLN/2627H00001",
            to: "KLN/2627H00002",
            totnum: 2,
            cancel: 1,
            net_issue: 1,
          },
        ],
      },
    ]);
  });

  it("omits flat-tax documents, and has every table even when empty", () => {
    const empty = toReturn([{ ...INVOICE, regime: "flat" }]);
    expect(empty).toEqual(toReturn([]));
    expect(empty).toMatchObject({ b2b: [], b2cl: [], b2cs: [], cdnr: [], cdnur: [] });
    expect(Object.keys(withoutEmpty(empty))).toEqual(["gstin", "fp", "version", "hash"]);
    const { hsn } = withoutEmpty(toReturn([INVOICE]));
    expect(Object.keys(hsn ?? {})).toEqual(["hsn_b2b"]);
  });
});

describe("the tables of any month", () => {
  it("agree with each other and with the documents, to the paisa", () => {
    fc.assert(
      fc.property(monthOfDocuments, (documents) => {
        const gstr1 = toReturn(documents);
        expect(gstr1Schema.parse(gstr1)).toEqual(gstr1);
        const totals = tableTotals(gstr1);
        const issued = documents.reduce(
          (sum, document) => addAmounts(sum, document, getSign(document)),
          NO_TAX,
        );
        expect(sumSupplies(totals)).toEqual(issued);
        expect(plainSums(totals.hsn)).toEqual(issued);
      }),
      { numRuns: 150 },
    );
  });

  it("contain every document to a registered buyer once, with its total", () => {
    fc.assert(
      fc.property(monthOfDocuments, (documents) => {
        const { b2b, cdnr } = toReturn(documents);
        const expected = documents
          .filter(({ buyerGstin, lines }) => buyerGstin && lines.some((l) => l.rateBasisPoints))
          .map(({ number, totalPaise }) => `${number} ${totalPaise}`);
        const told = [
          ...b2b.flatMap(({ inv }) => inv.map(({ inum, val }) => `${inum} ${toPaise(val)}`)),
          ...cdnr.flatMap(({ nt }) => nt.map(({ nt_num, val }) => `${nt_num} ${toPaise(val)}`)),
        ];
        expect(told.sort()).toEqual(expected.sort());
      }),
    );
  });

  it("count the numbered documents", () => {
    fc.assert(
      fc.property(monthOfDocuments, (documents) => {
        const runs = toReturn(documents).doc_issue.doc_det.flatMap(({ docs }) => docs);
        expect(runs.reduce((sum, { net_issue }) => sum + net_issue, 0)).toBe(documents.length);
      }),
    );
  });
});
