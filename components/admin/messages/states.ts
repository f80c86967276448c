import type { MessageStatus } from "@/lib/contact/schemas";

/** How a message stands, as the owner reads it. */
export const STATES: Record<MessageStatus, string> = {
  new: "Waiting",
  answered: "Answered",
  spam: "Spam",
};
