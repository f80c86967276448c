import { CHECKOUT_LABELS, missingText, type CheckoutField } from "../fields";

const IN_ORDER = Object.keys(CHECKOUT_LABELS) as CheckoutField[];

export interface FormProblem {
  field: CheckoutField;
  /** Null where the control alone says it. */
  title: string | null;
  description: string;
}

type Messages = Partial<Record<CheckoutField, string>>;

function toProblem(field: CheckoutField, description: string): FormProblem {
  if (description === missingText(field)) {
    return { field, title: "Missing Information", description };
  }
  const title = field === "cardNumber" ? "Invalid Card Number" : null;
  return { field, title, description };
}

/**
 * Returns the one problem to show for an invalid form: first missing fields, in the form's order, then the card number,
 * then the rest (docs/product.md: Checkout). Null when nothing is wrong.
 */
export function firstProblem(messages: Messages): FormProblem | null {
  const wrong = IN_ORDER.filter((field) => messages[field]);
  const missing = wrong.find((field) => messages[field] === missingText(field));
  const first = missing ?? wrong.find((field) => field === "cardNumber") ?? wrong[0];
  return first ? toProblem(first, messages[first] ?? "") : null;
}
