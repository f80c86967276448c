import { z } from "@/lib/base/input/zod";

/** Days before the reporting deadline from which an invoice is in the to-do list. */
export const SOON_DAYS = 7;

export const EINVOICE_FILTERS = ["open", "soon", "late", "refused"] as const;

export type EInvoiceFilter = (typeof EINVOICE_FILTERS)[number];

export const einvoicesQuerySchema = z.object({
  show: z
    .enum(EINVOICE_FILTERS, "Choose open, soon, late or refused")
    .default("open")
    .describe(
      `\`soon\`: ${SOON_DAYS} days or fewer are left, or the law sets no day, or it was refused; \`late\`: no day is left`,
    ),
});

export const EINVOICE_STATES = ["waiting", "refused", "by_hand", "registered"] as const;

export const einvoiceTaskSchema = z.object({
  _id: z.uuid().describe("Of the document"),
  order: z.object({ _id: z.uuid(), orderId: z.string() }),
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  date: z.iso.date(),
  buyer: z.string(),
  total: z.number(),
  dueOn: z.iso
    .date()
    .nullable()
    .describe("The last day to report it; null where the law sets none"),
  daysLeft: z.int().nullable().describe("Below 0 it is late"),
  state: z
    .enum(EINVOICE_STATES)
    .describe(
      "`waiting` for the provider, `refused` by it or the portal; `by_hand` without a provider",
    ),
  error: z.string().nullable().describe("Why the last attempt failed"),
  nextTryAt: z.iso.datetime().nullable(),
});

export type EInvoiceTaskAnswer = z.output<typeof einvoiceTaskSchema>;

export const einvoicesSchema = z.object({
  hasProvider: z.boolean().describe("Whether the shop sends e-invoices by itself"),
  count: z.int(),
  invoices: z.array(einvoiceTaskSchema).describe("At most fifty of them, the first due first"),
});

export type EInvoicesAnswer = z.output<typeof einvoicesSchema>;
