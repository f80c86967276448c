import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { singleLine } from "@/lib/base/input/lines";
import { trySmtp } from "./transport";

export interface SendTestMailOptions extends AuditedWrite {
  shop: { siteName: string; contactEmail: string };
  to: string;
}

export interface TestMailResult {
  sent: boolean;
  /** The mail server's response, or that there is no mail server. */
  answer: string;
}

const NO_SERVER =
  "There is no mail server yet. Set SMTP_URL and start the shop again; until then emails are kept in the outbox folder.";

const ANSWER_LENGTH = 300;

/** Sends one mail at once, bypassing the queue, and returns the mail server's response. */
export async function sendTestMail(options: SendTestMailOptions): Promise<TestMailResult> {
  const { db, to, actor, ipAddress } = options;
  const result = await send(options);
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Test Mail Created",
      status: result.sent ? "success" : "failed",
      actor,
      description: `${actor.name} sent a test mail to ${to}`,
      ipAddress,
    }),
  );
  return { ...result, answer: cutText(singleLine(result.answer), ANSWER_LENGTH) };
}

function send({ shop, to }: SendTestMailOptions): Promise<TestMailResult> {
  const { SMTP_URL, APP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return Promise.resolve({ sent: false, answer: NO_SERVER });
  return trySmtp(SMTP_URL, {
    from: MAIL_FROM ?? { name: shop.siteName, address: shop.contactEmail },
    to,
    subject: singleLine(`Test email of ${shop.siteName}`),
    text: `This email was sent by ${shop.siteName} (${APP_URL}) to see whether its emails arrive. They do.`,
  });
}
