import { withCapital } from "@/lib/base/text/capital";
import type { FailedJob, QueueState } from "@/lib/dashboard/system/schemas";

type QueueName = QueueState["name"];

/** The queues' names for the owner. */
export const QUEUE_TITLES: Record<QueueName, string> = {
  mail: "Emails",
  webhook: "Webhooks",
  push: "Notifications",
  whatsapp: "WhatsApp messages",
  refund: "Refunds",
  einvoice: "E-invoices",
};

const ONE: Record<QueueName, string> = {
  mail: "Email",
  webhook: "Webhook",
  push: "Notification",
  whatsapp: "WhatsApp message",
  refund: "Refund",
  einvoice: "E-invoice",
};

/** Formats "order-shipped" as "Order shipped". */
export function mailName(template: string): string {
  return withCapital(template.replaceAll("-", " ").replace("call offs", "call-offs"));
}

/** Names a failed job: "Order shipped" for an email, "Webhook order.created", "Notification order.placed", "Refund". */
export function jobName({ queue, template }: Pick<FailedJob, "queue" | "template">): string {
  if (queue === "webhook" || queue === "push") return `${ONE[queue]} ${template ?? ""}`.trim();
  return queue === "mail" && template ? mailName(template) : ONE[queue];
}

/** Matches error texts of the mail program, see lib/messaging/email/transport.ts and lib/runtime/mails/read-subject.ts. */
const MAIL_REASONS: readonly (readonly [RegExp, string])[] = [
  [/RCPT TO/, "The mail server refused the recipient's address"],
  [/EAUTH/, "The mail server refused the user name or password"],
  [/ETLS|certificate/i, "No secure connection to the mail server"],
  [
    /ESOCKET|ECONNECTION|ECONNREFUSED|ETIMEDOUT|EDNS|ENOTFOUND/,
    "The mail server could not be reached",
  ],
  [/EENVELOPE|EMESSAGE/, "The mail server refused the email"],
  [/^the (\w+) is gone$/, "The order or account it was about has been deleted"],
];

const OTHER_REASONS: Record<Exclude<QueueName, "mail">, string> = {
  webhook: "Its receiver did not take it for 24 hours",
  push: "The device could not be reached",
  whatsapp: "WhatsApp did not deliver it",
  refund: "The payment gateway could not be asked",
  einvoice: "The provider or the portal refused it",
};

/** Explains why a job failed; the program's own error is shown next to it. */
export function reasonText({ queue, reason }: Pick<FailedJob, "queue" | "reason">): string {
  if (queue !== "mail") return OTHER_REASONS[queue];
  const known = MAIL_REASONS.find(([pattern]) => pattern.test(reason ?? ""));
  return known?.[1] ?? "The email could not be sent";
}
