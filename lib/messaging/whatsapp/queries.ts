import "server-only";
import type { z } from "zod";
import { env } from "@/lib/base/env";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { hasWhatsApp } from "@/lib/messaging/email/whatsapp-queue";
import { readNextTriesByKey } from "@/lib/messaging/queue/jobs";
import { WHATSAPP_TEMPLATES } from "@/lib/messaging/email/whatsapp-templates";
import type { ListTextsQuery, Text, whatsAppSetupSchema } from "./schemas";

/** Details for the owner to connect WhatsApp. */
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
} satisfies Prisma.WhatsAppMessageSelect;

type TextRow = Prisma.WhatsAppMessageGetPayload<{ select: typeof TEXT }>;

async function withNextTries(db: Db, rows: readonly TextRow[]) {
  const waiting = rows.filter(({ state }) => state === "waiting");
  const numbers = waiting.map(({ number }) => number);
  const tries = await readNextTriesByKey(db, "whatsapp", numbers);
  return rows.map((row) => ({
    ...row,
    nextAt: row.state === "waiting" ? (tries.get(row.number) ?? null) : null,
  }));
}

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
      find: async (found) =>
        withNextTries(db, await db.whatsAppMessage.findMany({ ...found, select: TEXT })),
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
