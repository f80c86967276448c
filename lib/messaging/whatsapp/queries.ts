import "server-only";
import type { z } from "zod";
import { env } from "@/lib/base/env";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { hasWhatsApp } from "@/lib/messaging/email/whatsapp-queue";
import { WHATSAPP_TEMPLATES } from "@/lib/messaging/email/whatsapp-templates";
import type { ListTextsQuery, Text, whatsAppSetupSchema } from "./schemas";

/** What the owner needs to connect WhatsApp. */
export function readWhatsAppSetup(): z.output<typeof whatsAppSetupSchema> {
  return {
    isOn: hasWhatsApp(),
    webhook: `${env().APP_URL}/api/whatsapp/webhook`,
    templates: Object.values(WHATSAPP_TEMPLATES).map(({ name, body }) => ({
      name,
      body,
      language: "en",
    })),
  };
}

const TEXT = {
  id: true,
  number: true,
  template: true,
  state: true,
  error: true,
  createdAt: true,
  changedAt: true,
  nextAt: true,
} satisfies Prisma.WhatsAppMessageSelect;

const KEYS = newestFirst("whatsapp-messages");

/**
 * Messages of the last 30 days, newest first.
 * @throws AppError invalid_input for a cursor of another list
 */
export function listTexts(db: Db, query: ListTextsQuery): Promise<Page<Text>> {
  return readPage(
    {
      keys: KEYS,
      where: {},
      find: (found) => db.whatsAppMessage.findMany({ ...found, select: TEXT }),
      count: (where) => db.whatsAppMessage.count({ where }),
      entryOf: ({ id, createdAt, changedAt, nextAt, ...row }) => ({
        _id: id,
        ...row,
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
        nextAt: nextAt?.toISOString() ?? null,
      }),
    },
    query,
  );
}
