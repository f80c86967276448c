/**
 * What waits in the queue: which mail, and the id of the row that it is about. The worker reads the
 * rows when it sends, so the queue holds nothing personal. Ids are the rows' own (`Order.id`, not the
 * number that people read); what runs low is told of by the moment at which it was found, in ISO 8601.
 */
export type Mail =
  | { template: OrderMailTemplate; orderId: string }
  | { template: "order-refunded"; refundId: string }
  | { template: "order-returned"; returnId: string }
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
  | { template: "password-changed"; userId: string }
  | { template: "two-factor-enabled"; userId: string }
  | { template: "two-factor-disabled"; userId: string }
  | { template: "recovery-codes-changed"; userId: string };

/**
 * "order-tracking": other tracking details than the mail before had; "order-unconfirmed": that it will
 * be cancelled unless somebody confirms it; "order-key": a new link to it; "order-corrected": that the
 * status of the last mail was a mistake; "payment-received": that all it comes to is in; "review-request": what they say of
 * what they received; "refund-needed":
 * to the shop, that a payment gateway did not give back what it should.
 */
export type OrderMailTemplate =
  | "order-confirmation"
  | "new-order"
  | "order-processing"
  | "order-shipped"
  | "order-tracking"
  | "order-delivered"
  | "order-cancelled"
  | "order-corrected"
  | "order-unconfirmed"
  | "order-key"
  | "payment-reminder"
  | "payment-received"
  | "review-request"
  | "refund-needed";

/** Mails about an order that its customer can do without: what the account's setting is about. */
export const ORDER_UPDATES: ReadonlySet<Mail["template"]> = new Set([
  "order-processing",
  "order-shipped",
  "order-tracking",
  "order-delivered",
  "order-corrected",
  "review-request",
]);

type MailTemplate = Mail["template"];

/** A person or a shop that a mail comes from or goes to. */
export interface Mailbox {
  name: string;
  address: string;
}

/** What a template writes; the rest of a mail follows from the template's name. */
export interface MailContent {
  subject: string;
  html: string;
  /** The whole message again, for those who read no HTML. */
  text: string;
}

export interface Sender {
  /** Public origin of the shop. */
  appUrl: string;
  /** As in MAIL_FROM; without it the shop's name and contact address. */
  mailFrom?: string;
}

export interface QueuedMail {
  mail: Mail;
  /** When what the mail tells of happened: it was queued by the same transaction. */
  queuedAt: Date;
}

/** A file that a mail carries. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Of a picture that the text shows, which names it as `cid:…`. */
  cid?: string;
}

/** A mail that is ready to leave. */
export interface OutgoingMail extends MailContent {
  /** Of the job: the same at every attempt, so that a repeated mail is recognised as one. */
  id: string;
  template: MailTemplate;
  /** When the mail was queued. */
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  /** The host in the Message-ID. */
  host: string;
  /** "auto-replied" answers a person's message; "no": a person wrote it (RFC 3834). */
  autoSubmitted: "auto-generated" | "auto-replied" | "no";
  /** Where one request without a word ends such mails (RFC 8058); only for those one can do without. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
}
