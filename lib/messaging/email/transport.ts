import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { singleLine } from "@/lib/base/input/lines";
import { JobError } from "@/lib/messaging/queue/job-error";
import type { Mailbox, OutgoingMail } from "../queue/mail";

export interface MailTransport {
  /** @throws JobError when the mail was not sent */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Shorter than the queue's limit for an attempt, so that a hanging server ends the attempt, not the worker. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Keeps headers on a single line whatever a name contains; nodemailer encodes the rest. */
const mailbox = ({ name, address }: Mailbox): Mailbox => ({
  name: singleLine(name),
  address: singleLine(address),
});

function message(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: `<${mail.id}.${mail.template}@${mail.host}>`,
    date: mail.date,
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    ...(mail.cc && { cc: mail.cc.map(mailbox) }),
    replyTo: mailbox(mail.replyTo),
    subject: singleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: [...(mail.attachments ?? [])],
    headers: {
      ...automatic(mail),
      ...oneClick(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Stops out-of-office replies to automatic mails; a mail that a person wrote may get one. */
const automatic = ({ autoSubmitted }: OutgoingMail): Record<string, string> =>
  autoSubmitted === "no"
    ? {}
    : { "Auto-Submitted": autoSubmitted, "X-Auto-Response-Suppress": "All" };

/** RFC 2369 and RFC 8058: mail programs show their own unsubscribe button for it. */
const oneClick = ({ unsubscribe }: OutgoingMail): Record<string, string> =>
  unsubscribe
    ? {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

interface SmtpFailure {
  code?: string;
  /** Such as ECONNREFUSED when `code` is ESOCKET. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  permanent?: boolean;
}

/** Only a refused recipient is permanent: the owner can fix every other refusal. */
function mailError(error: unknown): JobError {
  const { code, originalCode, responseCode, command, permanent } = error as SmtpFailure;
  const reason = [code ?? "unknown", originalCode, command, responseCode].filter(Boolean).join(" ");
  return new JobError(reason, permanent === true && command === "RCPT TO");
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * True when a plain-text connection must be upgraded to TLS before anything is sent: a server without TLS, or an
 * attacker who hides it, gets no password and no mail. `?tls=optional` in SMTP_URL disables this; it is not required
 * for a server on the same machine.
 */
function mustEncrypt({ hostname, searchParams }: URL): boolean {
  return !LOOPBACK.test(hostname) && searchParams.get("tls") !== "optional";
}

function toServer(url: string) {
  const address = new URL(url);
  const requireTLS = address.protocol === "smtp:" && mustEncrypt(address);
  address.searchParams.delete("tls");
  return { url: address.href, requireTLS };
}

/** Sends one mail on its own connection and returns the server's response; never throws. */
export async function trySmtp(
  url: string,
  mail: Pick<SendMailOptions, "from" | "to" | "subject" | "text">,
): Promise<{ sent: boolean; answer: string }> {
  const smtp = createTransport({ ...toServer(url), ...TIMEOUTS });
  try {
    const { response } = await smtp.sendMail({
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { sent: true, answer: response };
  } catch (error) {
    const { response } = error as { response?: string };
    return { sent: false, answer: response ?? mailError(error).message };
  } finally {
    smtp.close();
  }
}

/** Sends through an SMTP server; connections are reused for the next mail. */
export function smtpTransport(url: string): MailTransport {
  const server = toServer(url);
  const smtp = createTransport({
    ...server,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    ...TIMEOUTS,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail(message(mail)).catch((error: unknown) => {
        throw mailError(error);
      });
    },
    close: () => smtp.close(),
  };
}

/** A name such as `20261121T094512Z-order-confirmation-3f9c2a7b.eml`: sorted by time, the same at every attempt. */
function outboxName({ id, date, template }: Pick<OutgoingMail, "id" | "date" | "template">) {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${time}-${template}-${id.replaceAll("-", "").slice(-8)}.eml`;
}

/** Writes the file atomically: to a temporary name, synced to disk, then renamed. */
async function writeToOutbox(folder: string, mail: OutgoingMail, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, outboxName(mail));
  const partial = `${file}.partial`;
  try {
    await writeFile(partial, message, { mode: 0o600, flush: true });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Writes each mail as an .eml file into `folder`, for shops without a mail server. */
export function outboxTransport(folder: string): MailTransport {
  const builder = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const built = await builder.sendMail(message(mail));
      await writeToOutbox(folder, mail, built.message as Buffer).catch((error: unknown) => {
        throw mailError(error);
      });
    },
    close: () => builder.close(),
  };
}
