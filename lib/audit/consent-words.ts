import { NEWSLETTER_TICK, WHATSAPP_TICK } from "./tick-words";

/** Texts of consents, as shown to the person. The record of a consent keeps the text of its day. */
export const CONSENT_WORDS = {
  newsletter: NEWSLETTER_TICK,
  order_mails: "Email me when the status of an order changes",
  whatsapp_orders: "Orders: received, confirmed, dispatched, cancelled",
  whatsapp_payments: "Payments: what is due, received or refunded",
  whatsapp_proofs: "Artwork and proofs of printed packaging",
  whatsapp_offers: "Offers: sent, extended, about to expire",
} as const;

export type ConsentKind = keyof typeof CONSENT_WORDS;

export const WHATSAPP_KINDS = [
  "whatsapp_orders",
  "whatsapp_payments",
  "whatsapp_proofs",
  "whatsapp_offers",
] as const satisfies readonly ConsentKind[];

export type WhatsAppKind = (typeof WHATSAPP_KINDS)[number];

/** Text of the checkout's WhatsApp checkbox. */
export const WHATSAPP_TICKED = {
  words: WHATSAPP_TICK,
  kinds: ["whatsapp_orders", "whatsapp_payments", "whatsapp_proofs"],
} as const satisfies { words: string; kinds: readonly WhatsAppKind[] };
