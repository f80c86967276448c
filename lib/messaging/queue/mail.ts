/**
 * A job in the mail queue: the template and the id of its row. The worker reads the rows when it sends, so the queue
 * contains no personal data. Ids are the rows' own (`Order.id`, not the order number); a low-stock mail has the time at
 * which low stock was detected, in ISO 8601.
 */
export type Mail =
  | { template: OrderMailTemplate; orderId: string }
  | { template: "order-refunded"; refundId: string }
  | { template: "order-returned"; returnId: string }
  /** A void credit note was issued again. */
  | { template: "credited-again"; creditNoteId: string; replacesId: string }
  /** A part of the order, or its rest, was dispatched. */
  | { template: "order-dispatched"; dispatchId: string }
  /** "claim-received" informs the shop of a claim, "claim-decided" the buyer of the decision. */
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

/** A mail about an order. Those marked "to the shop" go to the shop's own address, all others to the customer. */
export type OrderMailTemplate =
  | "order-confirmation"
  /** To the shop. */
  | "new-order"
  | "order-processing"
  | "order-shipped"
  /** Changed tracking details. */
  | "order-tracking"
  | "order-delivered"
  | "order-cancelled"
  /** The rest of the order will not be sent. */
  | "order-ended-short"
  /** Correction of a status mailed by mistake. */
  | "order-corrected"
  /** Warning that the order will be cancelled unless confirmed. */
  | "order-unconfirmed"
  /** A new link to the order. */
  | "order-key"
  | "payment-reminder"
  /** The order is paid in full. */
  | "payment-received"
  /** A part of the order is paid, before its invoice. */
  | "advance-received"
  /** Asks for a review of the delivered goods. */
  | "review-request"
  /** To the shop: a payment gateway did not make a refund. */
  | "refund-needed"
  /** Correction of a dispatch mailed by mistake. */
  | "dispatch-corrected"
  /** To the shop: the buyer requests a part of a call-off order. */
  | "call-offs-asked"
  /** The shop's answer to a call-off. */
  | "call-offs-agreed"
  | "artwork-needed"
  /** Findings of an artwork check. */
  | "artwork-checked"
  | "proof-sent"
  /** Artwork, or an answer to a proof, is missing. */
  | "proof-reminder"
  | "proof-approved"
  /** To the shop: the buyer approved a proof. */
  | "proof-approved-shop"
  /** To the shop: the buyer asks for changes of a proof. */
  | "proof-changes";

/**
 * Mails about approval requests: to owners and approvers that one waits or need not be decided, to the requester the
 * outcome.
 */
export type ApprovalMailTemplate =
  | "approval-asked"
  | "approval-approved"
  | "approval-rejected"
  | "approval-lapsed"
  | "approval-withdrawn";

/** Mails about offers: new requests to the shop, all others to the buyer. */
export type OfferMailTemplate =
  | "offer-requested"
  | "offer-received"
  | "offer-sent"
  | "offer-extended"
  | "offer-expiring"
  | "offer-expired"
  | "offer-withdrawn";

/** Messages about an offer: "offer-message" to the buyer, all others to the shop. */
export type OfferMessageTemplate =
  "offer-message" | "offer-question" | "offer-changes" | "offer-declined";

/** Optional mails about an order, which the account's setting can disable. */
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

/** The part of a mail written by its template; the rest follows from the template's name. */
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
  /** Time of the event, whose transaction queued the mail. */
  queuedAt: Date;
}

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content-ID of a picture that the HTML shows as `cid:…`. */
  cid?: string;
}

/** A mail ready to send. */
export interface OutgoingMail extends MailContent {
  /** The job's id: the same at every attempt, so that a repeated mail is recognised. */
  id: string;
  template: MailTemplate;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  /** Further recipients. */
  cc?: readonly Mailbox[];
  replyTo: Mailbox;
  /** The host in the Message-ID. */
  host: string;
  /** "auto-replied" for an answer to a person's message; "no" for a mail written by a person (RFC 3834). */
  autoSubmitted: "auto-generated" | "auto-replied" | "no";
  /** Address for one-click unsubscribing (RFC 8058); only for optional mails. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
}
