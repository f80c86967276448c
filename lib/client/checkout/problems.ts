import {
  CHECKOUT_LABELS,
  missingText,
  REQUIRED_BILLING_FIELDS,
  REQUIRED_FIELDS,
  type CheckoutField,
} from "./fields";

const REQUIRED = [...REQUIRED_FIELDS, ...REQUIRED_BILLING_FIELDS, "paymentMethod" as const];

export interface FormProblem {
  field: CheckoutField;
  title: string;
  description: string;
}

type Messages = Partial<Record<CheckoutField, string>>;

function problemOf(field: CheckoutField, description: string): FormProblem {
  if (description === missingText(field)) {
    return { field, title: "Missing Information", description };
  }
  const title = field === "cardNumber" ? "Invalid Card Number" : "Check Your Details";
  return { field, title, description };
}

/**
 * The one thing to say about a form that cannot be sent: first what is missing, in the form's
 * order, then the card number, then the rest (docs/product.md: Checkout). Null when nothing is wrong.
 */
export function firstProblem(messages: Messages): FormProblem | null {
  const missing = REQUIRED.find((field) => messages[field] === missingText(field));
  const wrong = (Object.keys(CHECKOUT_LABELS) as CheckoutField[]).filter((name) => messages[name]);
  const first = missing ?? wrong.find((name) => name === "cardNumber") ?? wrong[0];
  return first ? problemOf(first, messages[first] ?? "") : null;
}
