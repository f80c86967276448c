import { INDIA } from "@/lib/orders/addresses/india";
import type { CheckoutDraft, CheckoutInput } from "./form-schema";

/** What stands in the checkout form before it is judged: the page opens with it, so it does without zod. */

const EMPTY_DRAFT: CheckoutDraft = {
  email: "",
  phone: "",
  company: "",
  firstName: "",
  lastName: "",
  address: "",
  apartment: "",
  city: "",
  state: "",
  zipCode: "",
  country: INDIA,
  sameAsShipping: true,
  saveInfo: false,
  newsletter: false,
  billingFirstName: "",
  billingLastName: "",
  billingAddress: "",
  billingApartment: "",
  billingCity: "",
  billingState: "",
  billingZipCode: "",
  gstin: "",
  poNumber: "",
  note: "",
  paymentMethod: "",
};

const EMPTY_CARD: Omit<CheckoutInput, keyof CheckoutDraft> = {
  cardNumber: "",
  expiryDate: "",
  cvv: "",
  cardName: "",
};

/**
 * What a draft may hold, taken from anything: texts and ticks under known names, nothing else, and
 * never a card. Unreadable parts are the empty form's.
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

/** What an account already says about who orders; its name is one text, so the last word of it is the last name. */
export function draftOf(person: {
  name: string;
  email: string | null;
  company: string | null;
}): CheckoutDraft {
  const words = person.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  const { email, company } = person;
  return draftFrom({ email, company, firstName: words.join(" "), lastName });
}

/** The form as it opens: what is known of the person, an empty card. */
export function openingValues(draft: unknown): CheckoutInput {
  return { ...draftFrom(draft), ...EMPTY_CARD };
}
