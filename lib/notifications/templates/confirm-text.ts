import { longMoment } from "@/lib/base/dates";
import type { MailedConfirmation } from "./order";

/** On the button, which leads to the page where the order is confirmed. */
export const CONFIRM = "Confirm your order";

export function confirmLinkText({ until }: MailedConfirmation): string {
  const then = until
    ? `Without that we cancel the order on ${longMoment(until)}.`
    : "We may ask you before we start making it.";
  return `Anybody can type an email address into a form, so please open the order and press Confirm Order. ${then} If you did not place it, you do not need to do anything.`;
}
