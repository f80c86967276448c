import type { OrderAnswer } from "@/lib/orders/schemas";

export const NOTIFIED = "The customer is notified by email.";

/** Says whether the customer is emailed about an action on an order: returns `sentence`, or that no email is sent. */
export function toldText({ user }: Pick<OrderAnswer, "user">, sentence = NOTIFIED): string {
  return user.email === null ? "The customer has no email: please tell them yourself." : sentence;
}
