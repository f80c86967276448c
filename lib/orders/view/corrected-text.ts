import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { QUANTITY_PATTERNS } from "../line-text";

/** Fields of a correction with their labels on pages and in mails; a text with {name} is of a line. */
export const CORRECTED = {
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
  withdrawn: "The approved proof of {name} was withdrawn",
  total: "Total",
} as const;

interface Change {
  what: keyof typeof CORRECTED;
  /** For a change of a line: the line's name. */
  name?: string | undefined;
  before: string | null;
  after: string | null;
}

/** "Quantity of Mailer box: 500 (before: 200)" */
export function changeText(
  { what, name = "", before, after }: Change,
  t: Translate = inEnglish,
): string {
  const label = t(CORRECTED[what], { name });
  if (what === "removed" || what === "withdrawn") return label;
  const translate = (text: string) =>
    what === "quantity" || what === "added"
      ? translateMessage(t, text, ["{quantity}, {price}", ...QUANTITY_PATTERNS])
      : t(text);
  const now = `${label}: ${translate(after ?? "none")}`;
  return before === null ? now : `${now} (${t("before: {value}", { value: translate(before) })})`;
}
