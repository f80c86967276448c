import { longDate } from "@/lib/base/dates";
import { countText } from "@/lib/base/text/counts";
import { formatRupees } from "@/lib/pricing/money";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { deliveryText } from "@/lib/orders/delivery-date";
import { getStatusText } from "@/lib/orders/status-text";
import { ORDER_NUMBER as NUMBER_SHAPE } from "@/lib/base/ids/order-number";
import { paths } from "@/lib/base/paths";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import type { ChatFacts } from "./chat-facts";
import type { Lookups } from "./lookups";
import { replyTo } from "./replies";
import type { Awaited, Reply } from "./reply";

/**
 * Replies to a message (docs/product.md: Assistant) with the shop's own data, after a question if more is needed,
 * and otherwise with one of the canned replies. It never guesses.
 */

export interface Conversation {
  facts: ChatFacts;
  lookups: Lookups;
  /** The detail that the last reply asked for. */
  awaits?: Awaited | undefined;
  /** English by default. */
  t?: Translate;
}

const ORDER_QUESTION =
  /\b(where|status|track\w*|when)\b.*\b(orders?|parcel|consignment)\b|\btrack\w*\b|\bmy orders?\b|(ऑर्डर|पार्सल).*(कहाँ|कहां|कब|स्थिति)|(कहाँ|कहां|कब).*(ऑर्डर|पार्सल)|मेरा ऑर्डर|ट्रैक/i;
const PLACE_QUESTION =
  /\bpin\s?code\b|\bdeliver\w*\s+(to|in|at)\b|\bdo you (ship|deliver)\b|पिन\s?कोड/i;

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
    const { facts, t = inEnglish } = conversation;
    return {
      text: t("I could not look that up just now. Please try again in a moment, or call {phone}.", {
        phone: facts.contactPhone,
      }),
      quickReplies: MORE,
    };
  }
}

async function reply(message: string, conversation: Conversation): Promise<Reply> {
  const { facts, awaits, t = inEnglish } = conversation;
  const requested = awaits ? await continued(message, awaits, conversation) : null;
  if (requested) return requested;
  const pin = PIN.exec(message)?.[0];
  if (PLACE_QUESTION.test(message) || (pin && !ORDER_NUMBER.test(message))) {
    return pin ? deliveryReply(pin, conversation) : requestPin(t);
  }
  if (ORDER_QUESTION.test(message) || WHOLE_NUMBER.test(message) || namesBoth(message)) {
    return orderReply(message, conversation);
  }
  return (await sizeReply(message, conversation)) ?? replyTo(message, facts, t);
}

/** Returns null for a message without a size; the shop's search then finds nearby sizes. */
async function sizeReply(
  message: string,
  { lookups, t = inEnglish }: Conversation,
): Promise<Reply | null> {
  const made = await lookups.sizePrice(message).catch(() => null);
  if (!made) return null;
  if ("limits" in made) {
    return {
      text: made.limits.map((limit) => translateMessage(t, limit)).join("\n"),
      links: [{ href: made.href, label: t("Ask for a price") }],
    };
  }
  const { style, size, quantity, piecePaise, href } = made;
  return {
    text: t("{style}, {size}: {price} a piece for {quantity} pieces, plain, before tax.", {
      style: t(style),
      size,
      price: formatRupees(piecePaise),
      quantity: countText(quantity),
    }),
    links: [{ href, label: t("See the price") }],
    quickReplies: ["Minimum order", "Printing"],
  };
}

const namesBoth = (message: string) => ORDER_NUMBER.test(message) && EMAIL.test(message);

const requestPin = (t: Translate): Reply => ({
  text: t("To which PIN code? Six digits, such as 560001."),
  awaits: { what: "pin" },
});

const requestOrder = (t: Translate): Reply => ({
  text: t("What is the number of your order? It is in the subject of our emails."),
  awaits: { what: "order" },
});

/** Handles the response to the assistant's question; null if the message is about something else. */
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
  const { t = inEnglish } = conversation;
  const heading = own.length === 1 ? t("Your latest order:") : t("Your latest orders:");
  const latest = number ? "" : `${heading}\n`;
  return {
    text: `${latest}${own.map((order) => orderLine(order, t)).join("\n")}`,
    links: own.map(({ _id, orderId }) => ({
      href: paths.order(_id),
      label: t("Open {orderId}", { orderId }),
    })),
    quickReplies: MORE,
  };
}

function orderLine(order: OrderAnswer, t: Translate): string {
  const { orderId, tracking } = order;
  const { carrier = "", number = "" } = tracking ?? {};
  const carried = tracking ? ` ${t("With {carrier}, number {number}.", { carrier, number })}` : "";
  return `${t(`{number} ${getStatusText(order).state}.`, { number: orderId })}${carried}`;
}

/** Follows the rule of the order page: the facts of an order go only to the email that it was placed with. */
function guestOrder(message: string, conversation: Conversation): Promise<Reply> | Reply {
  const { t = inEnglish } = conversation;
  const order = ORDER_NUMBER.exec(message)?.[0];
  if (!order) return requestOrder(t);
  const email = EMAIL.exec(message)?.[0];
  if (email) return mailedLink(order, email, conversation);
  return {
    text: t("And the email that you ordered with?"),
    awaits: { what: "email", order },
  };
}

async function mailedLink(
  order: string,
  email: string,
  { lookups, t = inEnglish }: Conversation,
): Promise<Reply> {
  await lookups.mailOrderLink(order, email);
  return {
    text: t(
      "If order {number} was placed with {email}, we have just mailed a link there. It shows where the order is. Look in the spam folder, too.",
      { number: order.toUpperCase(), email },
    ),
    quickReplies: MORE,
  };
}

async function deliveryReply(
  typed: string,
  { lookups, t = inEnglish }: Conversation,
): Promise<Reply> {
  const pin = typed.replace(/\s/g, "");
  return { text: arrivalText(pin, await lookups.delivery(pin), t), quickReplies: MORE };
}

function arrivalText(pin: string, { served, state, latest }: DeliveryAnswer, t: Translate): string {
  const place = state ? `${pin} (${state})` : pin;
  if (!served) return t("We do not deliver to {place} at the moment.", { place });
  const order = { createdAt: new Date(), dispatchBy: null, deliverBy: latest };
  return t(
    "We deliver to {place}. An order placed now arrives {when}. That is an estimate for goods in stock.",
    { place, when: deliveryText(order, longDate, longDate, t) },
  );
}
