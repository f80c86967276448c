import { EMPTY_ADDRESS } from "@/lib/identity/addresses/form-values";
import { mapTexts, TEXT_NAMES } from "@/lib/orders/texts/texts";
import { type AddressPart, mapBilling } from "./fields";
import type { CheckoutDraft, CheckoutInput } from "./form-schema";

/** The unvalidated content of the checkout form. The page loads this first, so it does not import zod. */

/** An address as the billing fields of the form. */
export const billingValues = (address: Pick<typeof EMPTY_ADDRESS, AddressPart>) =>
  mapBilling((part) => address[part]);

export const EMPTY_BILLING = billingValues(EMPTY_ADDRESS);

const EMPTY_DRAFT: CheckoutDraft = {
  email: "",
  ...mapTexts(TEXT_NAMES, () => ""),
  ...EMPTY_ADDRESS,
  sameAsShipping: true,
  saveInfo: false,
  newsletter: false,
  whatsapp: false,
  ...EMPTY_BILLING,
  consigneeGstin: "",
  purchaseOrder: "",
  paymentMethod: "",
};

const EMPTY_CARD: Omit<CheckoutInput, keyof CheckoutDraft> = {
  cardNumber: "",
  expiryDate: "",
  cvv: "",
  cardName: "",
};

/**
 * Parses a draft from anything: only texts and checkboxes under known names, and never a card. Unreadable parts get the
 * values of an empty form.
 */
export function draftFrom(stored: unknown): CheckoutDraft {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const entries = Object.entries(EMPTY_DRAFT).map(([name, empty]) => [
    name,
    typeof given[name] === typeof empty ? given[name] : empty,
  ]);
  return Object.fromEntries(entries) as CheckoutDraft;
}

/** Returns what an account says about the customer; its name is one text, so the last word counts as the last name. */
export function toDraft(person: {
  name: string;
  email: string | null;
  company: string | null;
}): CheckoutDraft {
  const words = person.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  const { email, company } = person;
  return draftFrom({ email, company, firstName: words.join(" "), lastName });
}

/** Initial values of the form: known details of the person, and an empty card. */
export function openingValues(draft: unknown): CheckoutInput {
  return { ...draftFrom(draft), ...EMPTY_CARD };
}
