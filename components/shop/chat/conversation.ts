import { longDate } from "@/lib/base/dates";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { deliveryText } from "@/lib/orders/delivery-date";
import { getStatusText } from "@/lib/orders/status-text";
import { ORDER_NUMBER as NUMBER_SHAPE } from "@/lib/base/ids/order-number";
import { paths } from "@/lib/base/paths";
import type { ChatFacts } from "./chat-facts";
import type { Lookups } from "./lookups";
import { replyTo } from "./replies";
import type { Awaited, Reply } from "./reply";

/**
 * Replies to a message (docs/product.md: Assistant) with the shop's own data, after a question where more is
 * needed, and otherwise with one of the canned replies. It never guesses.
 */

export interface Conversation {
  facts: ChatFacts;
  lookups: Lookups;
  /** What the last reply asked the visitor for. */
  awaits?: Awaited | undefined;
}

const ORDER_QUESTION =
  /\b(where|status|track\w*|when)\b.*\b(orders?|parcel|consignment)\b|\btrack\w*\b|\bmy orders?\b/i;
const PLACE_QUESTION = /\bpin\s?code\b|\bdeliver\w*\s+(to|in|at)\b|\bdo you (ship|deliver)\b/i;

const EMAIL = /[^\s@<>,;]+@[^\s@<>,;]+\.[a-z\d-]{2,}/i;
/** Groups of letters and digits joined by dashes, with at least one digit. */
const ORDER_NUMBER = /\b(?=[A-Z\d-]*\d)[A-Z][A-Z\d]*(?:-[A-Z\d]+)+\b/i;
/** Matches a complete order number anywhere in a message. */
const WHOLE_NUMBER = new RegExp(`\\b${NUMBER_SHAPE}\\b`, "i");
const PIN = /\b[1-9]\d{2}\s?\d{3}\b/;

const MORE = ["Delivery time", "Returns", "Talk to a person"] as const;

export async function answer(message: string, conversation: Conversation): Promise<Reply> {
  try {
    return await reply(message, conversation);
  } catch {
    return {
      text: `I could not look that up just now. Please try again in a moment, or call ${conversation.facts.contactPhone}.`,
      quickReplies: MORE,
    };
  }
}

async function reply(message: string, conversation: Conversation): Promise<Reply> {
  const { facts, awaits } = conversation;
  const asked = awaits ? await continued(message, awaits, conversation) : null;
  if (asked) return asked;
  const pin = PIN.exec(message)?.[0];
  if (PLACE_QUESTION.test(message) || (pin && !ORDER_NUMBER.test(message))) {
    return pin ? deliveryReply(pin, conversation) : ASK_PIN;
  }
  if (ORDER_QUESTION.test(message) || WHOLE_NUMBER.test(message) || namesBoth(message)) {
    return orderReply(message, conversation);
  }
  return replyTo(message, facts);
}

const namesBoth = (message: string) => ORDER_NUMBER.test(message) && EMAIL.test(message);

const ASK_PIN: Reply = {
  text: "To which PIN code? Six digits, such as 560001.",
  awaits: { what: "pin" },
};

const ASK_ORDER: Reply = {
  text: "What is the number of your order? It is in the subject of our emails.",
  awaits: { what: "order" },
};

/** Handles the answer to the assistant's question; null when the message is about something else. */
async function continued(
  message: string,
  awaits: Awaited,
  conversation: Conversation,
): Promise<Reply | null> {
  switch (awaits.what) {
    case "pin": {
      const pin = PIN.exec(message)?.[0];
      return pin ? deliveryReply(pin, conversation) : null;
    }
    case "order":
      return ORDER_NUMBER.test(message) ? guestOrder(message, conversation) : null;
    case "email": {
      const email = EMAIL.exec(message)?.[0];
      return email ? mailedLink(awaits.order, email, conversation) : null;
    }
  }
}

async function orderReply(message: string, conversation: Conversation): Promise<Reply> {
  const number = WHOLE_NUMBER.exec(message)?.[0].toUpperCase();
  const own = await conversation.lookups.ownOrders(number).catch(() => null);
  if (own === null || own.length === 0) return guestOrder(message, conversation);
  const latest = number ? "" : `Your latest ${own.length === 1 ? "order" : "orders"}:\n`;
  return {
    text: `${latest}${own.map(orderLine).join("\n")}`,
    links: own.map(({ _id, orderId }) => ({ href: paths.order(_id), label: `Open ${orderId}` })),
    quickReplies: MORE,
  };
}

function orderLine(order: OrderAnswer): string {
  const { orderId, tracking } = order;
  const carried = tracking ? ` With ${tracking.carrier}, number ${tracking.number}.` : "";
  return `${orderId} ${getStatusText(order).state}.${carried}`;
}

/** Follows the rule of the order's page: the facts of an order go only to the email that it was placed with. */
function guestOrder(message: string, conversation: Conversation): Promise<Reply> | Reply {
  const order = ORDER_NUMBER.exec(message)?.[0];
  if (!order) return ASK_ORDER;
  const email = EMAIL.exec(message)?.[0];
  if (email) return mailedLink(order, email, conversation);
  return {
    text: "And the email that you ordered with?",
    awaits: { what: "email", order },
  };
}

async function mailedLink(order: string, email: string, { lookups }: Conversation): Promise<Reply> {
  await lookups.mailOrderLink(order, email);
  return {
    text: `If order ${order.toUpperCase()} was placed with ${email}, we have just mailed a link there. It shows where the order is. Look in the spam folder, too.`,
    quickReplies: MORE,
  };
}

async function deliveryReply(typed: string, { lookups }: Conversation): Promise<Reply> {
  const pin = typed.replace(/\s/g, "");
  return { text: arrivalText(pin, await lookups.delivery(pin)), quickReplies: MORE };
}

function arrivalText(pin: string, { served, state, latest }: DeliveryAnswer): string {
  const place = state ? `${pin} (${state})` : pin;
  if (!served) return `We do not deliver to ${place} at the moment.`;
  const order = { createdAt: new Date(), dispatchBy: null, deliverBy: latest };
  return `We deliver to ${place}. An order placed now arrives ${deliveryText(order, longDate)}. That is an estimate for goods in stock.`;
}
