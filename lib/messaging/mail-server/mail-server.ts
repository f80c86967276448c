import "server-only";
import { env } from "@/lib/base/env";
import { sealSecret, unsealSecret } from "@/lib/base/secrets/secret-box";
import { parseJson } from "@/lib/base/text/parse-json";
import { z } from "@/lib/base/input/zod";
import type { Db, Transaction } from "@/lib/db/client";
import { type MAIL_SOURCES, mailServerSchema, type MailServerAnswer } from "./schemas";

/** The key of the stored mail server in the shop's state; also seals the password. */
export const MAIL_SERVER = "mailServer";

const storedSchema = mailServerSchema.extend({ password: z.string() });

/** The stored form; `password` is sealed, or empty for none. */
export type StoredServer = z.output<typeof storedSchema>;

const NONE: StoredServer = { host: "", port: 587, user: "", password: "", from: "" };

/** Defaults to no server, also for an unreadable record. */
export async function readStoredServer(db: Db): Promise<StoredServer> {
  const value = await readValue(db);
  return storedSchema.safeParse(parseJson(value)).data ?? NONE;
}

async function readValue(db: Db): Promise<string> {
  const row = await db.setting.findUnique({
    where: { key: MAIL_SERVER },
    select: { value: true },
  });
  return row?.value ?? "";
}

export async function writeStoredServer(tx: Transaction, server: StoredServer): Promise<void> {
  const value = JSON.stringify(server);
  await tx.setting.upsert({
    where: { key: MAIL_SERVER },
    create: { key: MAIL_SERVER, value },
    update: { value },
  });
}

export const sealPassword = (password: string): string =>
  password === "" ? "" : sealSecret("mail", password, MAIL_SERVER);

/** The server that sends the shop's mails. */
export interface MailServer {
  source: (typeof MAIL_SOURCES)[number];
  /** With its credentials; null when mails are stored as files. */
  url: string | null;
  /** Undefined for the shop's name and email. */
  from: string | undefined;
}

/** Port 465 is encrypted from the start; on any other the connection is upgraded before anything is sent. */
const IMPLICIT_TLS = 465;

export async function readMailServer(db: Db): Promise<MailServer> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL) return { source: "environment", url: SMTP_URL, from: MAIL_FROM };
  const stored = await readStoredServer(db);
  const from = stored.from || MAIL_FROM;
  if (stored.host === "") return { source: "files", url: null, from };
  return { source: "settings", url: toUrl(stored), from };
}

/** When no accepted AUTH_SECRET opens the password, the server is called without it, and reports the error. */
function toUrl({ host, port, user, password }: StoredServer): string {
  const url = new URL(`${port === IMPLICIT_TLS ? "smtps" : "smtp"}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  const opened = password === "" ? undefined : unsealSecret("mail", password, MAIL_SERVER);
  if (opened) url.password = encodeURIComponent(opened.secret);
  return url.href;
}

export async function answerMailServer(db: Db): Promise<MailServerAnswer> {
  const { password, ...stored } = await readStoredServer(db);
  const { source, url } = await readMailServer(db);
  return { source, ...stored, hasPassword: password !== "", used: url && new URL(url).host };
}

/**
 * Reseals a password sealed under the previous AUTH_SECRET. Returns how many were resealed, and how many cannot be
 * opened.
 */
export async function resealMailPassword(db: Db): Promise<{ resealed: number; lost: number }> {
  const before = await readValue(db);
  const stored = storedSchema.safeParse(parseJson(before)).data ?? NONE;
  if (stored.password === "") return { resealed: 0, lost: 0 };
  const opened = unsealSecret("mail", stored.password, MAIL_SERVER);
  if (!opened) return { resealed: 0, lost: 1 };
  if (!opened.stale) return { resealed: 0, lost: 0 };
  const value = JSON.stringify({ ...stored, password: sealPassword(opened.secret) });
  // A password saved meanwhile is sealed with the current secret already.
  const where = { key: MAIL_SERVER, value: before };
  const { count } = await db.setting.updateMany({ where, data: { value } });
  return { resealed: count, lost: 0 };
}
