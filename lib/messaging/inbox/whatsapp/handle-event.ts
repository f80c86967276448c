import "server-only";
import { createHmac } from "node:crypto";
import { cutText } from "@/lib/base/text/cut-text";
import { parseJson } from "@/lib/base/text/parse-json";
import { recordAudit, unverifiedActor } from "@/lib/audit/record";
import { env } from "@/lib/base/env";
import { AppError } from "@/lib/base/errors";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { consumeLimit } from "@/lib/http/limits/database-limit";
import { announce } from "@/lib/messaging/events/announce";
import { errorText, type WhatsAppError } from "@/lib/messaging/whatsapp/call-whatsapp";
import { startWhatsApp, stopWhatsApp } from "@/lib/messaging/whatsapp/choices";
import { failText } from "@/lib/messaging/whatsapp/deliver";
import { lockTexts } from "@/lib/db/locks/text-locks";

/** WhatsApp's reply window after a customer's message. */
const WINDOW_MS = 24 * 60 * 60 * 1000;

/** The maximum length of a contact form message. */
const MAX_TEXT = 5_000;
const MAX_NAME = 120;
const MAX_ENTRIES = 1_000;

const id = z.string().min(1).max(200);

const messageSchema = z.object({
  id,
  from: z.string().regex(/^\d{6,15}$/),
  type: z.string().max(40),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  image: z.object({ caption: z.string().optional() }).optional(),
  video: z.object({ caption: z.string().optional() }).optional(),
  document: z
    .object({ caption: z.string().optional(), filename: z.string().optional() })
    .optional(),
});

type InboundMessage = z.output<typeof messageSchema>;

const statusSchema = z.object({
  id,
  status: z.string().max(40),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(
      z.object({
        code: z.number().int(),
        title: z.string().optional(),
        message: z.string().optional(),
      }),
    )
    .optional()
    .catch(undefined),
});

type DeliveryStatus = z.output<typeof statusSchema>;

const list = z.array(z.unknown()).max(MAX_ENTRIES).optional();

const eventSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            contacts: list,
            messages: list,
            statuses: list,
          }),
        }),
      ),
    }),
  ),
});

const contactSchema = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });

interface WhatsAppEvent {
  db: PrismaClient;
  body: Uint8Array;
  headers: Headers;
  ipAddress: string;
}

/** @throws AppError not_found in a shop without keys */
function account() {
  const { WHATSAPP } = env();
  if (WHATSAPP) return WHATSAPP;
  throw new AppError("not_found", "This shop is not connected with WhatsApp.");
}

/**
 * Answers Meta's verification request: returns its challenge if the token is right.
 * @throws AppError forbidden, not_found
 */
export function answerChallenge(query: { token: string; challenge: string }): string {
  if (isSameSecret(query.token, account().verifyToken)) return query.challenge;
  throw new AppError("forbidden", "The verify token is another one.");
}

/**
 * Processes a WhatsApp event: customer messages go to the inbox, delivery reports to the sent messages. Each may arrive
 * repeatedly and in any order. Unknown events are ignored: WhatsApp would repeat them for a week.
 * @throws AppError invalid_signature, not_found
 */
export async function handleWhatsAppEvent(event: WhatsAppEvent): Promise<void> {
  const { db, body, headers, ipAddress } = event;
  requireSignature(body, headers.get("x-hub-signature-256") ?? "");
  const told = eventSchema.safeParse(parseJson(new TextDecoder().decode(body))).data;
  for (const { field, value } of told?.entry.flatMap(({ changes }) => changes) ?? []) {
    // An app may have several numbers, of which one is the shop's.
    const isOurs = value.metadata.phone_number_id === account().phoneNumberId;
    if (field !== "messages" || !isOurs) continue;
    const names = namesIn(value.contacts);
    for (const message of readable(messageSchema, value.messages)) {
      const name = names.get(message.from) ?? "";
      await db.$transaction((tx) => handleMessage(tx, { message, name, ipAddress }));
    }
    for (const status of readable(statusSchema, value.statuses)) {
      await db.$transaction((tx) => handleStatus(tx, status));
    }
  }
}

function requireSignature(body: Uint8Array, given: string): void {
  const expected = createHmac("sha256", account().appSecret).update(body).digest("hex");
  if (isSameSecret(given.toLowerCase(), `sha256=${expected}`)) return;
  throw new AppError("invalid_signature", "This was not signed by WhatsApp.");
}

const readable = <S extends z.ZodType>(schema: S, entries: unknown[] = []): z.output<S>[] =>
  entries.flatMap((entry) => {
    const { data } = schema.safeParse(entry);
    return data === undefined ? [] : [data];
  });

const namesIn = (contacts: unknown[] | undefined) =>
  new Map(readable(contactSchema, contacts).map(({ wa_id, profile }) => [wa_id, profile.name]));

/** The content of a message as text: the shop stores no WhatsApp files. */
function toText({ type, text, button, image, video, document }: InboundMessage): string {
  const said = text?.body ?? button?.text;
  if (said !== undefined) return said;
  const caption = image?.caption ?? video?.caption ?? document?.caption ?? document?.filename;
  return [`[${type}: see it in WhatsApp]`, caption].filter(Boolean).join(" ");
}

const STOP_WORDS = /^(stop|stop all|unsubscribe|बंद|रोकें)[.!]*$/i;
const START_WORDS = /^(start|unstop|शुरू)[.!]*$/i;

interface Inbound {
  message: InboundMessage;
  name: string;
  ipAddress: string;
}

async function handleMessage(
  tx: Transaction,
  { message, name, ipAddress }: Inbound,
): Promise<void> {
  const number = `+${message.from}`;
  // Messages of one number are processed in turn, so that they join one thread.
  await lockTexts(tx, "whatsapp", [number]);
  const event = [{ source: "whatsapp", id: message.id }];
  const { count } = await tx.receivedEvent.createMany({ data: event, skipDuplicates: true });
  if (count === 0) return;
  const text = cutText(storableText(toText(message).trim()), MAX_TEXT);
  if (STOP_WORDS.test(text)) return stopWhatsApp(tx, number, text);
  if (START_WORDS.test(text)) return startWhatsApp(tx, number, text);
  const limit = { limit: "whatsAppOfNumber", subject: number } as const;
  if (text === "" || (await consumeLimit(tx, limit)) > 0) return;
  await addToInbox(tx, { number, text, name: cutText(storableText(name), MAX_NAME), ipAddress });
}

interface Written {
  number: string;
  text: string;
  name: string;
  ipAddress: string;
}

/**
 * Appends to the number's unanswered message; otherwise creates a new one and mails the shop. The number stands for no
 * account, because anybody can type it into theirs and would read the answers.
 */
async function addToInbox(tx: Transaction, written: Written): Promise<void> {
  const { number, text, name, ipAddress } = written;
  const whatsappUntil = new Date(Date.now() + WINDOW_MS);
  await tx.contactMessage.updateMany({ where: { whatsapp: number }, data: { whatsappUntil } });
  const open = await tx.contactMessage.findFirst({
    where: { whatsapp: number, status: "new" },
    orderBy: { createdAt: "desc" },
    select: { id: true, message: true },
  });
  const together = open && `${open.message}\n${text}`;
  if (together && together.length <= MAX_TEXT) {
    const data = { message: together };
    await tx.contactMessage.update({ where: { id: open.id }, data, select: { id: true } });
    return;
  }
  const from = name.trim() || number;
  const { id: messageId } = await tx.contactMessage.create({
    data: {
      name: from,
      message: text,
      ipAddress,
      phone: number,
      whatsapp: number,
      whatsappUntil,
    },
    select: { id: true },
  });
  await announce(tx, "message.received", messageId);
  await recordAudit(tx, {
    event: "Contact Message Created",
    actor: unverifiedActor(number, from),
    description: `${from} wrote to the shop by WhatsApp`,
    ipAddress,
    details: { message: messageId },
  });
  await queueMail(tx, { template: "contact-message", messageId });
}

/** States that a later report may change, by report; a late earlier report changes nothing. */
const BEFORE = {
  sent: ["waiting"],
  delivered: ["waiting", "sent"],
  read: ["waiting", "sent", "delivered"],
} as const;

async function handleStatus(tx: Transaction, told: DeliveryStatus): Promise<void> {
  const own = told.biz_opaque_callback_data;
  const found = await tx.whatsAppMessage.findFirst({
    where: { OR: [{ providerId: told.id }, ...(own ? [{ id: own, providerId: null }] : [])] },
    select: { id: true },
  });
  if (!found) return;
  if (told.status === "failed") return failText(tx, found.id, getReason(told.errors));
  if (!isState(told.status)) return;
  // An attempt with a lost answer was delivered after all, and is not retried.
  await tx.whatsAppMessage.updateMany({
    where: { id: found.id, state: { in: [...BEFORE[told.status]] } },
    data: {
      state: told.status,
      providerId: told.id,
      error: null,
      changedAt: new Date(),
    },
  });
}

const isState = (status: string): status is keyof typeof BEFORE => Object.hasOwn(BEFORE, status);

const getReason = ([error]: WhatsAppError[] = []): string =>
  error ? errorText(error) : "WhatsApp could not deliver it";
