import "server-only";
import { cutText } from "@/lib/base/text/cut-text";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { singleLine } from "@/lib/base/input/lines";
import { readMailServer } from "../mail-server/mail-server";
import type { TestMailResult } from "../mail-server/schemas";
import { trySmtp } from "./transport";

export interface SendTestMailOptions extends AuditedWrite {
  shop: { siteName: string; contactEmail: string };
  to: string;
}

const NO_SERVER =
  "There is no mail server yet. Enter it under System; until then emails are kept in the outbox folder.";

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

async function send({ db, shop, to }: SendTestMailOptions): Promise<TestMailResult> {
  const { APP_URL } = env();
  const { url, from } = await readMailServer(db);
  if (url === null) return { sent: false, answer: NO_SERVER };
  return trySmtp(url, {
    from: from ?? { name: shop.siteName, address: shop.contactEmail },
    to,
    subject: singleLine(`Test email of ${shop.siteName}`),
    text: `This email was sent by ${shop.siteName} (${APP_URL}) to see whether its emails arrive. They do.`,
  });
}
