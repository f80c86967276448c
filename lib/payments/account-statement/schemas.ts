import { z } from "@/lib/base/input/zod";
import { STATEMENT_KINDS } from "./order-changes";

const DAY_TEXT = "Enter a day, such as 2026-04-01";

const day = z.iso.date(DAY_TEXT).refine((text) => text >= "2000" && text < "2100", DAY_TEXT);

export const STATEMENT_FORMATS = ["json", "csv", "pdf"] as const;

export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export const accountStatementQuerySchema = z
  .object({
    from: day.optional().describe("The first day in India; without it 1 April before `to`"),
    to: day.optional().describe("The last day in India; today without it"),
    format: z
      .enum(STATEMENT_FORMATS, "Choose json, csv or pdf")
      .optional()
      .describe("What to answer with; without it the Accept header decides"),
    of: z
      .literal("self", "Leave it out, or write self")
      .optional()
      .describe("A member's own statement, where the one of the company is answered otherwise"),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "Choose a last day that is not before the first.",
  });

export type StatementQuery = z.output<typeof accountStatementQuerySchema>;

const rupees = z.number();

/** Description shared by both statement calls. */
export const STATEMENT_TEXT =
  "What was owed before a period, each invoice, credit note, payment and refund in it, and what was owed at its end, with the age of that. An order stands there until its invoice takes its place. As JSON, CSV or PDF.";

/** Amounts in rupees; balances above 0 are owed by the customer. */
export const accountStatementSchema = z.object({
  customer: z.object({ _id: z.uuid(), name: z.string(), company: z.string().nullable() }),
  from: z.iso.date(),
  to: z.iso.date(),
  opening: rupees.describe("What was owed before `from`; below 0 the shop owed it"),
  rows: z
    .array(
      z.object({
        at: z.iso.datetime(),
        kind: z
          .enum(STATEMENT_KINDS)
          .describe("`order`: what was ordered and had no invoice when the period ended"),
        number: z.string().describe("That of the document, or of the order that was paid"),
        order: z.string(),
        words: z.string(),
        debit: rupees,
        credit: rupees,
        balance: rupees,
      }),
    )
    .describe("Oldest first"),
  closing: rupees.describe("What was owed when `to` was over"),
  ageing: z
    .object({
      notDue: rupees,
      to30: rupees.describe("1 to 30 days late"),
      to60: rupees,
      to90: rupees,
      over90: rupees,
      inHand: rupees.describe("What came in beyond what is owed"),
    })
    .describe(
      "The closing balance by days since the last day to pay of each invoice; `inHand` lowers it",
    ),
});

/** Additional fields for the shop. */
export const customerStatementSchema = accountStatementSchema.extend({
  interest: z
    .object({
      total: rupees,
      rows: z.array(
        z.object({
          order: z.string(),
          invoice: z.string(),
          from: z.iso.date().describe("The first day in India on which it was late"),
          amount: rupees,
        }),
      ),
    })
    .nullable()
    .describe(
      "On late payment until `to`, or today: three times the Bank Rate, with monthly rests; no part of `closing`. Null without a Udyam number, or where nothing is late",
    ),
});

export type CustomerStatementAnswer = z.output<typeof customerStatementSchema>;
export type AccountStatementAnswer = z.output<typeof accountStatementSchema>;
