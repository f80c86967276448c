import { z } from "@/lib/base/input/zod";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** What a correction changes, and what pages and mails call it; a text with {name} is of a line. */
const CORRECTED = {
  shippingAddress: "Shipping address",
  billingAddress: "Billing address",
  consigneeGstin: "GSTIN where the goods go",
  gstin: "GSTIN",
  company: "Company",
  poNumber: "Purchase order number",
  phone: "Phone",
  email: "Email",
  note: "Note to us",
  shippingWay: "Shipping",
  quantity: "Quantity of {name}",
  price: "Price of {name}",
  added: "{name} was added",
  removed: "{name} was taken out",
  total: "Total",
} as const;

const NAMES = Object.keys(CORRECTED) as (keyof typeof CORRECTED)[];

/** One change of a correction, as the history keeps it. Amounts and quantities are written as people read them. */
export const correctedChangeSchema = z.object({
  what: z.enum(NAMES),
  name: z.string().optional().describe("Of a change of a line: what it is of"),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type CorrectedChange = z.output<typeof correctedChangeSchema>;

export const correctedChangesSchema = z.array(correctedChangeSchema);

/** "Quantity of Mailer box: 500 (before: 200)" */
export function changeText(
  { what, name = "", before, after }: CorrectedChange,
  t: Translate = inEnglish,
): string {
  const label = t(CORRECTED[what], { name });
  if (what === "removed") return label;
  if (what === "added") return `${label}: ${after ?? ""}`;
  const now = `${label}: ${after === null ? t("none") : t(after)}`;
  return before === null ? now : `${now} (${t("before: {value}", { value: t(before) })})`;
}
