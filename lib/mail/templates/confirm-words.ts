import { longMoment } from "./dates";
import type { MailedConfirmation } from "./order";

/** On the button, which leads to the page where the order is confirmed. */
export const CONFIRM = "Confirm your order";

export function confirmWords({ until }: MailedConfirmation): string {
  const then = until
    ? `Without that we cancel the order on ${longMoment(until)}.`
    : "We may ask you before we begin to make it.";
  return `Anybody can type an email address into a form. Open the order and press Confirm Order, so that we know it is yours. ${then} If you did not order, nothing needs doing.`;
}
