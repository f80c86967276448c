import { ORDER_STATUSES } from "@/lib/orders/status";
import { z } from "@/lib/base/input/zod";
import { GSTR1_TABLES, gstr1Schema } from "./gstr1-schema";
import { monthField } from "./month";

export const monthQuerySchema = z.object({ month: monthField });

export const gstr1QuerySchema = z.object({
  month: monthField,
  format: z
    .enum(["full", "portal"])
    .default("full")
    .describe("`portal`: the file to upload, without tables that hold nothing"),
});

/** The format for the portal leaves out empty tables. */
export const gstr1AnswerSchema = z.union([
  gstr1Schema,
  gstr1Schema.partial().extend({ hsn: gstr1Schema.shape.hsn.partial().optional() }),
]);

export const gstr1TableQuerySchema = z.object({
  month: monthField,
  table: z.enum(GSTR1_TABLES, "Choose one of the tables of the return"),
});

const amountsSchema = z.object({
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
});

const documentsSchema = amountsSchema.extend({
  count: z.int(),
  flatTax: z.number().describe("Of the flat regime"),
  shipping: z.number().describe("Untaxed, of the flat regime"),
  roundOff: z.number(),
  total: z.number(),
});

const imsSchema = amountsSchema.extend({ numbers: z.array(z.string()) });

const orderRef = { _id: z.uuid(), orderId: z.string() };

const vouchersSchema = z.object({ count: z.int(), total: z.number() });

export const gstMonthSchema = z.object({
  month: monthField,
  regime: z.enum(["flat", "gst"]).describe("Of the shop now"),
  gstin: z.string().describe("Empty where the shop has none"),
  otherGstins: z
    .array(z.string())
    .describe("Registrations that documents of the month bear and the shop has no more"),
  invoices: documentsSchema.describe("All that were issued in the month"),
  creditNotes: documentsSchema,
  receiptVouchers: vouchersSchema.describe(
    "Of advances, on which no tax falls; no part of the sums",
  ),
  refundVouchers: vouchersSchema,
  ims: z
    .object({ rejected: imsSchema, pending: imsSchema })
    .describe(
      "Credit notes of the month that their buyers reject or hold in the Invoice Management System; `rejected` are in the tables, and their tax is added back in GSTR-3B",
    ),
  tables: z
    .array(
      amountsSchema.extend({
        table: z.enum(GSTR1_TABLES),
        entries: z.int().describe("Documents, or rows of a table that sums over them"),
      }),
    )
    .describe("Of the return; empty where no document of the month is under GST"),
  agrees: z
    .boolean()
    .describe("Whether tables, documents, their lines and their orders say the same to the paisa"),
  leftOut: z
    .object({
      count: z.int(),
      total: z.number().describe("Invoices less credit notes"),
      documents: z
        .array(
          z.object({
            number: z.string(),
            kind: z.enum(["invoice", "credit_note"]),
            date: z.iso.date(),
            total: z.number(),
          }),
        )
        .describe("At most fifty of them, the oldest first"),
    })
    .describe(
      "Documents of the month that are no part of the return, because their orders were placed under the flat tax; none where nothing is returned",
    ),
  unbilled: z.object({
    count: z.int(),
    orders: z
      .array(
        z.object({
          ...orderRef,
          status: z.enum(ORDER_STATUSES),
          total: z.number(),
          why: z.enum(["shipped", "paid"]),
        }),
      )
      .describe("At most fifty of them, the oldest first"),
  }),
  eWayBills: z.object({
    above: z.number().describe("Rupees, of one consignment"),
    count: z.int(),
    invoices: z
      .array(z.object({ ...orderRef, number: z.string(), date: z.iso.date(), total: z.number() }))
      .describe("At most fifty of them, the largest first"),
  }),
  eInvoicing: z
    .object({
      above: z.number().describe("Rupees, of a financial year"),
      turnover: z.number(),
      financialYear: z.string().describe("Such as 2026-27"),
    })
    .nullable()
    .describe("The first year whose turnover asks for e-invoices; null: none so far"),
  unconfirmedRates: z
    .array(z.object({ hsn: z.string(), ratePercent: z.number() }))
    .describe("Rates on documents of the month that nobody has confirmed"),
  withoutHsn: z
    .int()
    .describe("Lines of the month without an HSN code; the portal takes none of them"),
  shortHsn: z.array(z.string()).describe("Codes with fewer digits than the shop needs"),
});

export type GstMonth = z.output<typeof gstMonthSchema>;
