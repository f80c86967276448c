import type { WhatsAppKind } from "@/lib/audit/consent-words";
import type { Mail } from "../queue/mail";

/** The fact in {{3}}; {{1}} is the number of the order or offer, {{2}} the shop's name. */
export type ThirdFact = "total" | "due" | "paid" | "refund" | "tracking" | "validUntil";

export interface WhatsAppTemplate {
  /** Name registered with Meta, in English. */
  name: string;
  kind: WhatsAppKind;
  body: string;
  third?: ThirdFact;
}

const STOP = "Reply STOP to end these messages.";

/**
 * WhatsApp templates that accompany emails, by the email's template. Meta must approve each one, so the owner registers
 * them with these names and texts (Connections). They contain no name, address or key: the number's owner is
 * unverified.
 */
export const WHATSAPP_TEMPLATES: Partial<Record<Mail["template"], WhatsAppTemplate>> = {
  "order-confirmation": {
    name: "order_received",
    kind: "whatsapp_orders",
    body: `We have received your order {{1}} at {{2}} over {{3}}. The details are in our email. ${STOP}`,
    third: "total",
  },
  "order-processing": {
    name: "order_processing",
    kind: "whatsapp_orders",
    body: `Your order {{1}} at {{2}} is accepted and being prepared. ${STOP}`,
  },
  "order-shipped": {
    name: "order_shipped",
    kind: "whatsapp_orders",
    body: `Your order {{1}} from {{2}} has left. Tracking: {{3}}. ${STOP}`,
    third: "tracking",
  },
  "order-dispatched": {
    name: "order_part_shipped",
    kind: "whatsapp_orders",
    body: `Goods of your order {{1}} from {{2}} have left. Tracking: {{3}}. ${STOP}`,
    third: "tracking",
  },
  "order-tracking": {
    name: "order_tracking",
    kind: "whatsapp_orders",
    body: `The tracking of your order {{1}} from {{2}} has changed: {{3}}. ${STOP}`,
    third: "tracking",
  },
  "order-delivered": {
    name: "order_delivered",
    kind: "whatsapp_orders",
    body: `Your order {{1}} from {{2}} has been delivered. Is anything wrong? Answer here. ${STOP}`,
  },
  "order-cancelled": {
    name: "order_cancelled",
    kind: "whatsapp_orders",
    body: `Your order {{1}} at {{2}} has been cancelled. The details are in our email. ${STOP}`,
  },
  "payment-reminder": {
    name: "payment_due",
    kind: "whatsapp_payments",
    body: `For your order {{1}} at {{2}}, {{3}} is still to be paid. How to pay is in our email. ${STOP}`,
    third: "due",
  },
  "advance-received": {
    name: "advance_received",
    kind: "whatsapp_payments",
    body: `Thank you: for your order {{1}} at {{2}} we have received {{3}} so far. ${STOP}`,
    third: "paid",
  },
  "payment-received": {
    name: "payment_received",
    kind: "whatsapp_payments",
    body: `Thank you: your order {{1}} at {{2}} is paid in full, {{3}}. ${STOP}`,
    third: "paid",
  },
  "order-refunded": {
    name: "payment_refunded",
    kind: "whatsapp_payments",
    body: `For your order {{1}} at {{2}} we have refunded {{3}}. ${STOP}`,
    third: "refund",
  },
  "artwork-needed": {
    name: "artwork_needed",
    kind: "whatsapp_proofs",
    body: `Your order {{1}} at {{2}} needs your artwork before it can be printed. Send it from the order's page. ${STOP}`,
  },
  "proof-sent": {
    name: "proof_sent",
    kind: "whatsapp_proofs",
    body: `A proof for your order {{1}} at {{2}} waits for your approval. It is on the order's page. ${STOP}`,
  },
  "proof-reminder": {
    name: "proof_reminder",
    kind: "whatsapp_proofs",
    body: `Your order {{1}} at {{2}} still waits for your artwork or your approval of a proof. ${STOP}`,
  },
  "proof-approved": {
    name: "proof_approved",
    kind: "whatsapp_proofs",
    body: `Thank you for approving the proof of your order {{1}} at {{2}}. We print it now. ${STOP}`,
  },
  "offer-sent": {
    name: "offer_sent",
    kind: "whatsapp_offers",
    body: `Your offer {{1}} from {{2}} is ready. It is valid until {{3}}. The details are in our email. ${STOP}`,
    third: "validUntil",
  },
  "offer-extended": {
    name: "offer_extended",
    kind: "whatsapp_offers",
    body: `Your offer {{1}} from {{2}} is now valid until {{3}}. ${STOP}`,
    third: "validUntil",
  },
  "offer-expiring": {
    name: "offer_expiring",
    kind: "whatsapp_offers",
    body: `Your offer {{1}} from {{2}} expires on {{3}}. ${STOP}`,
    third: "validUntil",
  },
};
