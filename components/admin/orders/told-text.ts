import type { OrderAnswer } from "@/lib/orders/schemas";

export const NOTIFIED = "The customer is notified by email.";

/** What is said of the customer's mail about something that is done with an order: the sentence, or that there is none. */
export function toldText({ user }: Pick<OrderAnswer, "user">, sentence = NOTIFIED): string {
  return user.email === null ? "The customer has no email: please tell them yourself." : sentence;
}
