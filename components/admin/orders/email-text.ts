import type { OrderAnswer } from "@/lib/orders/schemas";

export const NOTIFIED = "The customer is notified by email.";

/** Returns `sentence` about the email to the customer, or that none is sent. */
export function emailText({ user }: Pick<OrderAnswer, "user">, sentence = NOTIFIED): string {
  return user.email === null ? "The customer has no email: please tell them yourself." : sentence;
}
