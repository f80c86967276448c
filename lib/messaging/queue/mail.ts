/**
 * A job in the mail queue: the template, and the id of the row that it is about. The worker reads the rows when it
 * sends, so the queue contains no personal data. Ids are the rows' own (`Order.id`, not the number that people read); a
 * low-stock mail has the moment at which the stock was found low, in ISO 8601.
 */
export type Mail =
  | { template: OrderMailTemplate; orderId: string }
  | { template: "order-refunded"; refundId: string }
  | { template: "order-returned"; returnId: string }
  /** A part of the order has left, or its rest. */
  | { template: "order-dispatched"; dispatchId: string }
  /** "claim-received" tells the shop what a buyer reported, "claim-decided" the buyer what the shop decided. */
  | { template: "claim-received" | "claim-decided"; claimId: string }
  | { template: ApprovalMailTemplate; approvalRequestId: string; readerId: string }
  | { template: "standing-order"; listId: string; readerId: string }
  | { template: "opening-reminder"; companyId: string }
  | { template: OfferMailTemplate; offerId: string }
  | { template: OfferMessageTemplate; offerMessageId: string }
  | { template: "contact-message"; messageId: string }
  | { template: "contact-acknowledgement"; messageId: string }
  | { template: "order-message"; messageId: string }
  | { template: "message-reply"; replyId: string }
  | { template: "low-stock"; toldAt: string }
  | { template: "verify-email"; linkId: string }
  | { template: "reset-password"; linkId: string }
  | { template: "change-email"; linkId: string }
  | { template: "email-change-notice"; linkId: string }
  | { template: "newsletter-confirmation"; subscriptionId: string }
  | { template: "invitation"; invitationId: string }
  | { template: "company-invitation"; companyInvitationId: string }
  | { template: "password-changed"; userId: string }
  | { template: "two-factor-enabled"; userId: string }
  | { template: "two-factor-disabled"; userId: string }
  | { template: "recovery-codes-changed"; userId: string }
  | { template: "webhook-stopped"; webhookId: string; userId: string }
  | { template: "breach-notice" | "breach-board"; breachNoticeId: string };

/** A mail about an order. Those "to the shop" go to the shop's own address, all others to the customer. */
export type OrderMailTemplate =
  | "order-confirmation"
  /** To the shop. */
  | "new-order"
  | "order-processing"
  | "order-shipped"
  /** The tracking details have changed since the last mail. */
  | "order-tracking"
  | "order-delivered"
  | "order-cancelled"
  /** The rest of the order will not be sent. */
  | "order-ended-short"
  /** The status in the last mail was a mistake. */
  | "order-corrected"
  /** The order will be cancelled unless somebody confirms it. */
  | "order-unconfirmed"
  /** A new link to the order. */
  | "order-key"
  | "payment-reminder"
  /** The order is paid in full. */
  | "payment-received"
  /** A part of the order is paid, before its invoice. */
  | "advance-received"
  /** Asks for a review of what was delivered. */
  | "review-request"
  /** To the shop: a payment gateway did not refund what it should. */
  | "refund-needed"
  /** A dispatch that a mail reported has not left. */
  | "dispatch-corrected"
  /** To the shop: the buyer asks for a part of an order whose goods are kept. */
  | "call-offs-asked"
  /** What the shop answers to that. */
  | "call-offs-agreed"
  | "artwork-needed"
  /** What the check of an artwork found. */
  | "artwork-checked"
  | "proof-sent"
  /** Artwork, or an answer to a proof, is missing. */
  | "proof-reminder"
  | "proof-approved"
  /** To the shop: the buyer approved a proof. */
  | "proof-approved-shop"
  /** To the shop: the buyer asks for changes of a proof. */
  | "proof-changes";

/** Of a request for an approval: to owners and approvers that it waits or need not be decided, to the asker what became of it. */
export type ApprovalMailTemplate =
  | "approval-asked"
  | "approval-approved"
  | "approval-rejected"
  | "approval-lapsed"
  | "approval-withdrawn";

/** Of an offer: to the shop that somebody asks for one; all others to its buyer. */
export type OfferMailTemplate =
  | "offer-requested"
  | "offer-received"
  | "offer-sent"
  | "offer-extended"
  | "offer-expiring"
  | "offer-expired"
  | "offer-withdrawn";

/** What one side wrote about an offer: "offer-message" to the buyer, all others to the shop. */
export type OfferMessageTemplate =
  "offer-message" | "offer-question" | "offer-changes" | "offer-declined";

/** Optional mails about an order, which the account's setting can switch off. */
export const ORDER_UPDATES: ReadonlySet<Mail["template"]> = new Set([
  "order-processing",
  "order-shipped",
  "order-dispatched",
  "order-tracking",
  "order-delivered",
  "order-corrected",
  "dispatch-corrected",
  "review-request",
]);

type MailTemplate = Mail["template"];

/** A sender or recipient. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The part of a mail that its template writes; the rest follows from the template's name. */
export interface MailContent {
  subject: string;
  html: string;
  /** The whole message as plain text. */
  text: string;
}

export interface Sender {
  /** Public origin of the shop. */
  appUrl: string;
  /** As in MAIL_FROM; when absent, the shop's name and contact address are used. */
  mailFrom?: string;
}

export interface QueuedMail {
  mail: Mail;
  /** When the event happened: the mail was queued by the same transaction. */
  queuedAt: Date;
}

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content-ID of a picture that the HTML shows as `cid:…`. */
  cid?: string;
}

/** A mail that is ready to be sent. */
export interface OutgoingMail extends MailContent {
  /** The job's id: the same at every attempt, so that a repeated mail is recognised. */
  id: string;
  template: MailTemplate;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  /** Others who read it as well. */
  cc?: readonly Mailbox[];
  replyTo: Mailbox;
  /** The host in the Message-ID. */
  host: string;
  /** "auto-replied" answers a person's message; "no": a person wrote it (RFC 3834). */
  autoSubmitted: "auto-generated" | "auto-replied" | "no";
  /** Address for one-click unsubscribing (RFC 8058); only for optional mails. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
}
