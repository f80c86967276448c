import type { gstReturnEndpoints } from "@/lib/documents/gst-returns/endpoints";
import { type Examples, ID, ORDER_NUMBER } from "@/lib/base/examples/example";

const GSTIN = "06AAPFU0939F1ZZ";

const BUYER = "29AAGCB7383J1Z4";

const ITEM = { num: 1, itm_det: { rt: 5, txval: 60000, iamt: 3000, csamt: 0 } } as const;

const INVOICE = { inum: "KLN/2627-00041", idt: "03-11-2026", val: 63000, itms: [ITEM] } as const;

const NO_AMOUNTS = { taxable: 0, cgst: 0, sgst: 0, igst: 0 } as const;

const SOLD = { taxable: 60000, cgst: 0, sgst: 0, igst: 3000 } as const;

const NO_DOCUMENTS = {
  ...NO_AMOUNTS,
  count: 0,
  flatTax: 0,
  shipping: 0,
  roundOff: 0,
  total: 0,
} as const;

export const gstReturnExamples: Examples<
  typeof gstReturnEndpoints,
  "readGstMonth" | "exportGstr1"
> = {
  readGstMonth: {
    answer: {
      month: "2026-11",
      regime: "gst",
      gstin: GSTIN,
      otherGstins: [],
      invoices: { ...NO_DOCUMENTS, ...SOLD, count: 1, total: 63000 },
      creditNotes: NO_DOCUMENTS,
      receiptVouchers: { count: 1, total: 30000 },
      refundVouchers: { count: 0, total: 0 },
      ims: {
        rejected: { ...NO_AMOUNTS, numbers: [] },
        pending: { ...NO_AMOUNTS, numbers: [] },
      },
      tables: [
        { table: "b2b", entries: 1, ...SOLD },
        { table: "b2cl", entries: 0, ...NO_AMOUNTS },
        { table: "b2cs", entries: 0, ...NO_AMOUNTS },
        { table: "cdnr", entries: 0, ...NO_AMOUNTS },
        { table: "cdnur", entries: 0, ...NO_AMOUNTS },
        { table: "nil", entries: 0, ...NO_AMOUNTS },
        { table: "hsn", entries: 1, ...SOLD },
        { table: "doc_issue", entries: 1, ...NO_AMOUNTS },
      ],
      agrees: true,
      leftOut: {
        count: 1,
        total: 1122,
        documents: [{ number: "KLN/2627F00001", kind: "invoice", date: "2026-11-04", total: 1122 }],
      },
      unbilled: {
        count: 1,
        orders: [
          {
            _id: ID.order,
            orderId: ORDER_NUMBER,
            status: "Shipped",
            total: 2850,
            why: "shipped",
          },
        ],
      },
      eWayBills: {
        above: 50000,
        count: 1,
        invoices: [
          {
            _id: ID.order,
            orderId: ORDER_NUMBER,
            number: INVOICE.inum,
            date: "2026-11-03",
            total: 63000,
          },
        ],
      },
      eInvoicing: null,
      unconfirmedRates: [{ hsn: "481910", ratePercent: 5 }],
      withoutHsn: 0,
      shortHsn: [],
    },
  },
  exportGstr1: {
    answer: {
      gstin: GSTIN,
      fp: "112026",
      version: "GST3.2.4",
      hash: "hash",
      b2b: [{ ctin: BUYER, inv: [{ ...INVOICE, pos: "29", rchrg: "N", inv_typ: "R" }] }],
      b2cl: [],
      b2cs: [],
      cdnr: [],
      cdnur: [],
      nil: { inv: [] },
      hsn: {
        hsn_b2b: [
          {
            num: 1,
            hsn_sc: "481910",
            uqc: "PAC",
            qty: 48,
            rt: 5,
            txval: 60000,
            iamt: 3000,
            camt: 0,
            samt: 0,
            csamt: 0,
          },
        ],
        hsn_b2c: [],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              {
                num: 1,
                from: INVOICE.inum,
                to: INVOICE.inum,
                totnum: 1,
                cancel: 0,
                net_issue: 1,
              },
            ],
          },
        ],
      },
    },
  },
};
