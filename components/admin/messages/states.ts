import type { MessageKind, MessageStatus } from "@/lib/inbox/schemas";

/** How a message stands, as the owner reads it. */
export const STATES: Record<MessageStatus, string> = {
  new: "Waiting",
  answered: "Answered",
  spam: "Spam",
};

/** What a message is about, as the owner chooses by it. */
export const KINDS: Record<MessageKind, string> = {
  contact: "Contact form",
  order: "About an order",
  quote: "Price requests",
};
