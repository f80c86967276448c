import { withCapital } from "@/lib/base/text/capital";

/** Formats "order-shipped" as "Order shipped". */
export function mailName(template: string): string {
  return withCapital(template.replaceAll("-", " ").replace("call offs", "call-offs"));
}

/** Matches error texts of the mail program, see lib/messaging/email/transport.ts and lib/runtime/mails/read-subject.ts. */
const REASONS: readonly (readonly [RegExp, string])[] = [
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

/** Explains why an email failed; the program's own error is shown next to it. */
export function reasonText(reason: string | null): string {
  const known = REASONS.find(([pattern]) => pattern.test(reason ?? ""));
  return known?.[1] ?? "The email could not be sent";
}
